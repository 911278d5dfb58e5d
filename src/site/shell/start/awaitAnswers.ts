import { patience } from '../atMost';

/** Classes of a page while it waits for what its query asks of a part. */
const asks = {
  'awaits-search': /courses\?.*\b(search|level|duration)=[^&]/,
  'awaits-plan': /courses\?.*\b(plan|sector|role)=[^&]/,
  'awaits-query': /\b(lesson|topic)=/,
};

/** Hides what the answer will move, for a while at most: nothing shifts when it comes. Part of the inline script. */
export function awaitAnswers(): void {
  for (const [name, pattern] of Object.entries(asks))
    document.documentElement.classList.toggle(name, pattern.test(location.href));
  setTimeout(endWaiting, patience * 1000);
}

/** Shows what the answer to a part of the query has moved, or could have. */
export function endWaiting(name?: keyof typeof asks): void {
  document.documentElement.classList.remove(...(name ? [name] : Object.keys(asks)));
}
