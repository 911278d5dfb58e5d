import { learners } from '../../scenes/learners';
import { everyone, question } from '../../scenes/story';
import type { Progress, RecordState } from './lessonState';

/** A row of the manager's record. */
export interface RecordRow {
  /** Undefined for the visitor. */
  readonly initials?: string;
  readonly language: string;
  readonly state: RecordState;
  readonly right?: number;
  readonly total: number;
  /** The day of completion. */
  readonly date?: string;
}

/** People of the sample data, and the visitor as the last one. */
export function recordRows(own: Progress, language: string, today: string): readonly RecordRow[] {
  const others = learners.map(({ initials, language: spoken, state, right, date }) => ({
    initials,
    language: spoken,
    state: state === 'open' ? ('notStarted' as const) : state,
    total: question.total,
    ...(right !== undefined && { right }),
    ...(date && { date }),
  }));
  const { state, answered, right, total } = own;
  const isCompleted = state === 'completed';
  return [...others, { language, state, total, ...(answered > 0 && { right }), ...(isCompleted && { date: today }) }];
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
