import { patience } from '../atMost';

/** Classes of /courses while it waits for what its query asks of a part. */
const asks = {
  'awaits-search': /[?&](search|level|duration)=[^&]/,
  'awaits-plan': /[?&](plan|sector|role)=[^&]/,
};

/** Hides what the answer will move, for a while at most: nothing shifts when it comes. Part of the inline script. */
export function awaitAnswers(): void {
  const query = location.pathname.endsWith('/courses') ? location.search : '';
  for (const [name, pattern] of Object.entries(asks))
    document.documentElement.classList.toggle(name, pattern.test(query));
  setTimeout(endWaiting, patience * 1000);
}

/** Shows what the answer to a part of the query has moved, or could have. */
export function endWaiting(name?: keyof typeof asks): void {
  document.documentElement.classList.remove(...(name ? [name] : Object.keys(asks)));
}
