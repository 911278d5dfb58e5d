import { readStored, storageKeys, store } from './start/storage';

/** The answers of the visitor in a sample lesson. */
export interface LessonAnswers {
  /** The index of the answer that is chosen, by the index of its question. */
  readonly choices: Readonly<Record<number, number>>;
  /** The one that was chosen first: it stays. */
  readonly firsts: Readonly<Record<number, number>>;
  /** When one was last chosen, as an ISO time. */
  readonly answeredAt?: string;
}

/** Returns whether this tab keeps answers to a lesson. */
export function hasAnswers(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyOf('')));
  } catch {
    return false;
  }
}

/** Returns the answers that this tab keeps for the lesson of a route; none where storage is switched off or damaged. */
export function readAnswers(route: string): LessonAnswers {
  try {
    const { choices, firsts, answeredAt } = JSON.parse(readStored('sessionStorage', keyOf(route)) ?? '{}');
    return { choices: { ...choices }, firsts: { ...firsts }, ...(Date.parse(answeredAt) && { answeredAt }) };
  } catch {
    return { choices: {}, firsts: {} };
  }
}

/** Keeps an answer to a question of the lesson of a route, or that it has none, until the tab is closed. */
export function keepAnswer(route: string, question: number, answer: number | undefined): void {
  const before = readAnswers(route);
  const choices = { ...before.choices, [question]: answer };
  const firsts = { [question]: answer, ...before.firsts };
  store('sessionStorage', keyOf(route), JSON.stringify({ choices, firsts, answeredAt: new Date().toISOString() }));
}

const keyOf = (route: string) => `${storageKeys.lesson}:${route}`;
