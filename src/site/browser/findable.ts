/** React writes `hidden` as a boolean: what is closed is found by find in page and by links to a text before it acts, too. */
export function makeFindable(): void {
  for (const closed of document.querySelectorAll('[data-findable][hidden]'))
    closed.setAttribute('hidden', 'until-found');
}
