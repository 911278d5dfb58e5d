import { islandTag } from '../islands/islandData';
import { emit } from '../shell/events';
import { changeEntry } from '../shell/historyEntry';
import { languageOf } from '../shell/languageOf';
import { keepAnswer, readAnswers } from '../shell/lessonAnswers';
import { fetchInTime } from '../shell/requests';
import { loadSpokenFonts } from '../ui/spokenFonts';
import { endWaiting } from '../shell/start/awaitAnswers';
import { moveStone } from '../ui/moveStone';

/**
 * Shows the learner's steps in the language that is chosen or that the address names (`?lesson=pl`): the page and the manager's
 * record stay in theirs. The answers stay; those to a sample lesson are kept in the tab, that to a course's question is not.
 */
export function followLesson(lesson: HTMLElement): void {
  const route = lesson.dataset.lesson ?? '';
  const kept = route ? readAnswers(route) : undefined;
  const choices: Record<number, number | undefined> = { ...kept?.choices };
  for (const [index, first] of Object.entries(kept?.firsts ?? {})) lesson.dataset[`first${index}`] = String(first);
  for (const type of ['pointerover', 'touchstart', 'focusin', 'toggle'] as const)
    lesson.addEventListener(type, () => emit('lesson'), { capture: true, passive: true });
  openKept();
  lesson.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && follow(target), true);
  const menu = lesson.querySelector('nav');
  menu?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void speak(link).then(() => menu.querySelector('summary')?.focus());
  });
  // To try again.
  lesson.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[href="#question-1"]'))
      lesson.querySelector('[data-question] [open]')?.removeAttribute('open');
  });
  const named = new URLSearchParams(window.location.search).get('lesson');
  const link = [...(menu?.querySelectorAll('a') ?? [])].find(({ pathname }) => languageOf(pathname) === named);
  if (link && named !== languageOf(window.location.pathname)) void speak(link);
  else endWaiting('awaits-query');
  if (window.location.hash || lesson.querySelector('[data-question] [open]')) emit('lesson');
  // The browser knows no target of an address that the router has written.
  if (window.location.hash && !document.querySelector(':target')) window.location.replace(window.location.hash);

  function openKept(): void {
    for (const question of lesson.querySelectorAll<HTMLElement>('[data-question]')) {
      const answers = question.querySelectorAll('details');
      const given = [...answers].find(({ open }) => open);
      const answer = answers[choices[Number(question.dataset.question)] ?? -1];
      if (given) follow(given);
      else if (answer) answer.open = true;
    }
  }

  /** Takes the steps from the page that a link leads to; where it does not load, the link is followed. */
  async function speak(link: HTMLAnchorElement): Promise<void> {
    try {
      const html = await fetchInTime(link.pathname, (response) => response.text());
      const page = new DOMParser().parseFromString(html, 'text/html');
      loadSpokenFonts(page.head.textContent ?? '');
      const isForeign = link.lang !== document.documentElement.lang;
      // The last one, with the result, is the visitor's, as is the row in each; in it, what is next is the learner's.
      for (const step of lesson.querySelectorAll<HTMLElement>('section:not(:last-of-type), #learner-next')) {
        const other = page.getElementById(step.id);
        const rows = step.querySelectorAll(islandTag);
        other?.querySelectorAll(islandTag).forEach((row, index) => row.replaceWith(rows[index] ?? ''));
        step.replaceChildren(...(other?.childNodes ?? []));
        step.lang = link.lang;
        step.toggleAttribute('data-foreign', isForeign);
      }
      for (const one of link.closest('ul')?.querySelectorAll('a') ?? []) one.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'true');
      for (const name of lesson.querySelectorAll<HTMLElement>('nav summary [lang], [data-spoken]'))
        [name.lang, name.textContent] = [link.lang, link.textContent];
      const url = new URL(window.location.href);
      url.searchParams.delete('lesson');
      if (isForeign) url.searchParams.set('lesson', languageOf(link.pathname));
      changeEntry('replaceState', { url: url.pathname + url.search }, url.href);
      // The islands hear of it as of each answer.
      lesson.dispatchEvent(new Event('input'));
      openKept();
    } catch {
      window.location.assign(link.href);
    }
    endWaiting('awaits-query');
  }

  function follow(answer: HTMLDetailsElement): void {
    const question = answer.closest<HTMLElement>('[data-question]');
    if (!question) return;
    const answers = [...question.querySelectorAll('details')];
    // Browsers of before 2024 know no name that answers share.
    if (answer.open) for (const other of answers) if (other !== answer) other.open = false;
    const index = Number(question.dataset.question);
    const chosen = answers.find((one) => one.open);
    const choice = chosen && answers.indexOf(chosen);
    if (chosen) lesson.dataset[`first${index}`] ??= String(choice);
    if (choices[index] === choice) return;
    choices[index] = choice;
    if (route) keepAnswer(route, index, choice);
    if (!chosen) return;
    // What it says may be below the window.
    chosen.lastElementChild?.scrollIntoView({ block: 'nearest' });
    const row = [...lesson.querySelectorAll<HTMLElement>('[data-own]')].find(({ offsetWidth }) => offsetWidth > 0);
    moveStone(chosen, row);
  }
}
