import { keepAnswer, readAnswers } from '../shell/lessonAnswers';
import { emit } from '../shell/events';
import { moveStone } from '../ui/moveStone';

/** Keeps the answers to a sample lesson in the tab and opens those that are kept, so that it goes on in another language. */
export function followLesson(lesson: HTMLElement): void {
  const route = lesson.dataset.lesson ?? '';
  for (const type of ['pointerover', 'touchstart', 'focusin', 'toggle'] as const)
    lesson.addEventListener(type, () => emit('lesson'), { capture: true, passive: true });
  const kept = readAnswers(route).choices;
  for (const question of lesson.querySelectorAll<HTMLElement>('[data-question]')) {
    const answers = question.querySelectorAll('details');
    const given = [...answers].find(({ open }) => open);
    const answer = answers[kept[Number(question.dataset.question)] ?? -1];
    if (given) follow(given);
    else if (answer) answer.open = true;
  }
  lesson.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && follow(target), true);
  if (window.location.hash || lesson.querySelector('[data-question] [open]')) emit('lesson');
  // The browser knows no target of an address that the router has written.
  if (window.location.hash && !document.querySelector(':target')) window.location.replace(window.location.hash);

  function follow(answer: HTMLDetailsElement): void {
    const question = answer.closest<HTMLElement>('[data-question]');
    if (!question) return;
    const answers = [...question.querySelectorAll('details')];
    // Browsers of before 2024 know no name that answers share.
    if (answer.open) for (const other of answers) if (other !== answer) other.open = false;
    const index = Number(question.dataset.question);
    const open = answers.findIndex((one) => one.open);
    if (readAnswers(route).choices[index] === (open < 0 ? undefined : open)) return;
    keepAnswer(route, index, open < 0 ? undefined : open);
    const chosen = answers[open];
    if (!chosen) return;
    // What it says may be below the window.
    chosen.scrollIntoView({ block: 'nearest' });
    const row = [...lesson.querySelectorAll<HTMLElement>('[data-own]')].find(({ offsetWidth }) => offsetWidth > 0);
    moveStone(chosen, row);
  }
}
