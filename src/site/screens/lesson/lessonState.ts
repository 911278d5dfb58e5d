/** Of each question, the index of the answer that is chosen. */
export type Choices = readonly (number | undefined)[];

/** `repeat`: all is answered, and too little of it right. */
export type RecordState = 'completed' | 'repeat' | 'started' | 'notStarted';

/** How far somebody is in the lesson. */
export interface Progress {
  readonly state: RecordState;
  readonly answered: number;
  readonly right: number;
  /** So many right answers complete it. */
  readonly needed: number;
  readonly total: number;
}

/**
 * Returns how far the learner is; `rightAnswers` has the index of the right answer of each question, and `passMark` is the
 * percentage of right answers that completes the lesson.
 */
export function progressOf(
  choices: Choices,
  rightAnswers: readonly number[],
  { hasMoved = false, passMark = 100 } = {},
): Progress {
  const total = rightAnswers.length;
  const chosen = rightAnswers.map((_, question) => choices[question]);
  const answered = chosen.filter((choice) => choice !== undefined).length;
  const right = chosen.filter((choice, question) => choice === rightAnswers[question]).length;
  const needed = Math.ceil((passMark * total) / 100);
  const result = right >= needed ? 'completed' : 'repeat';
  const state = answered === total ? result : answered > 0 || hasMoved ? 'started' : 'notStarted';
  return { state, answered, right, needed, total };
}
