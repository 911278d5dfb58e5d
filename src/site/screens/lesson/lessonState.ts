import { sampleRows, type RecordRow } from '../../samples/sampleRecord';
import { everyone } from '../../samples/story';

/** Of each question, the index of the answer that is chosen. */
export type Choices = readonly (number | undefined)[];

/** How far somebody is in the lesson. */
export interface Progress {
  readonly state: RecordRow['state'];
  readonly answered: number;
  readonly right: number;
  /** How many were right at the first try. */
  readonly first: number;
  /** So many right answers complete it. */
  readonly needed: number;
  readonly total: number;
}

/** Returns how far the learner is, by the index of each right answer and the percentage of them that completes it. */
export function progressOf(
  choices: Choices,
  rightAnswers: readonly number[],
  { firsts = choices, hasMoved = false, passMark = 100 } = {},
): Progress {
  const total = rightAnswers.length;
  const chosen = rightAnswers.map((_, question) => choices[question]);
  const answered = chosen.filter((choice) => choice !== undefined).length;
  const right = chosen.filter((choice, question) => choice === rightAnswers[question]).length;
  const first = rightAnswers.filter((answer, question) => firsts[question] === answer).length;
  const needed = Math.ceil((passMark * total) / 100);
  const result = right >= needed ? 'completed' : 'repeat';
  const state = answered === total ? result : answered > 0 || hasMoved ? 'started' : 'notStarted';
  return { state, answered, right, first, needed, total };
}

/** The sample data, and the visitor, who may have typed a name, as the last one. */
export function recordRows(own: Progress, language: string, today: string, name = ''): readonly RecordRow[] {
  const { state, answered, right, first, total } = own;
  const score = answered > 0 && { right, first };
  return [...sampleRows, { name, language, state, total, ...score, ...(state === 'completed' && { date: today }) }];
}

/** Returns how many of all people have completed, started and not opened it: the visitor is one of those who had not. */
export function recordCounts({ state }: Progress) {
  return {
    all: everyone.all,
    completed: everyone.completed + (state === 'completed' ? 1 : 0),
    started: everyone.started + (state === 'started' || state === 'repeat' ? 1 : 0),
    open: everyone.open - (state === 'notStarted' ? 0 : 1),
  };
}
