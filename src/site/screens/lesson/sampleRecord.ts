import { learners, type Learner } from '../../samples/learners';
import { everyone, question } from '../../samples/story';
import type { Progress, RecordState } from './lessonState';

/** A row of the manager's record; that of the visitor has no initials. */
export interface RecordRow extends Partial<Pick<Learner, 'initials' | 'right' | 'date'>> {
  readonly language: string;
  readonly state: RecordState;
  readonly total: number;
}

/** People of the sample data, and the visitor as the last one. */
export function recordRows(own: Progress, language: string, today: string): readonly RecordRow[] {
  const { state, answered, right, total } = own;
  return [
    ...learners.map((learner) => ({ ...learner, total: question.total })),
    { language, state, total, ...(answered > 0 && { right }), ...(state === 'completed' && { date: today }) },
  ];
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
