import { readStored, storageKeys, store } from './start/storage';

/** The answers of the visitor in a sample lesson. */
export interface LessonAnswers {
  /** The index of the answer that is chosen, by the index of its question. */
  readonly choices: Readonly<Record<number, number>>;
  /** When one was last chosen, as an ISO time. */
  readonly answeredAt?: string;
}

/** Returns the answers that this tab keeps for the lesson of a route; none where storage is switched off or damaged. */
export function readAnswers(route: string): LessonAnswers {
  try {
    const { choices, answeredAt } = JSON.parse(readStored('sessionStorage', keyOf(route)) ?? '{}');
    return { choices: { ...choices }, ...(Date.parse(answeredAt) && { answeredAt }) };
  } catch {
    return { choices: {} };
  }
}

/** Keeps an answer to a question of the lesson of a route, or that it has none, until the tab is closed. */
export function keepAnswer(route: string, question: number, answer: number | undefined): void {
  const choices = { ...readAnswers(route).choices, [question]: answer };
  store('sessionStorage', keyOf(route), JSON.stringify({ choices, answeredAt: new Date().toISOString() }));
}

const keyOf = (route: string) => `${storageKeys.lesson}:${route}`;
