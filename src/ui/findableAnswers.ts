/** Lets the browser's find in page search the collapsed answers of an accordion, also before it is hydrated. */
export function makeAnswersFindable(): void {
  for (const answer of document.querySelectorAll('[data-reach-accordion-panel][hidden]'))
    answer.setAttribute('hidden', 'until-found');
}
