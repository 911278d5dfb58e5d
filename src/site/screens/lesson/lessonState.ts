/** What the learner has done. Everything that the page shows of it is computed from this. */
export interface LessonState {
  /** By question, the index of the answer that is chosen. */
  readonly choices: ReadonlyMap<number, number>;
  /** When an answer was last chosen. */
  readonly answeredAt?: Date;
}

export const nothingChosen: LessonState = { choices: new Map() };

/** An answer that was opened or closed. */
export interface AnswerToggle {
  readonly question: number;
  readonly answer: number;
  readonly isOpen: boolean;
}

/**
 * Returns the state after an answer was opened or closed. One that closes because another one was opened takes nothing
 * back: the browser reports the two in any order.
 */
export function afterToggle(state: LessonState, { question, answer, isOpen }: AnswerToggle): LessonState {
  const isChosen = state.choices.get(question) === answer;
  if (isOpen === isChosen) return state;
  const choices = new Map(state.choices);
  if (!isOpen) choices.delete(question);
  else return { choices: choices.set(question, answer), answeredAt: new Date() };
  return { ...state, choices };
}

/** How far somebody is in the lesson. */
export interface Progress {
  readonly isStarted: boolean;
  readonly right: number;
  readonly answered: number;
  readonly total: number;
  /** Of the last answer, once all are given. */
  readonly completedAt?: Date | undefined;
}

/** Returns how far the learner is; `rightAnswers` has the index of the right answer of each question. */
export function progressOf({ choices, answeredAt }: LessonState, rightAnswers: readonly number[]): Progress {
  const total = rightAnswers.length;
  const chosen = rightAnswers.map((_, question) => choices.get(question));
  const answered = chosen.filter((choice) => choice !== undefined).length;
  return {
    isStarted: answered > 0,
    right: chosen.filter((choice, question) => choice === rightAnswers[question]).length,
    answered,
    total,
    completedAt: answered === total ? answeredAt : undefined,
  };
}
