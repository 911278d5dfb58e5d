import { learners } from '../../scenes/learners';
import { everyone, question } from '../../scenes/story';
import type { Progress } from './lessonState';

export type RecordState = 'completed' | 'started' | 'notStarted';

/** A row of the manager's record. */
export interface RecordRow {
  /** Undefined for the visitor. */
  readonly initials?: string;
  readonly language: string;
  readonly state: RecordState;
  readonly right?: number;
  readonly total: number;
  readonly date?: Date;
}

/** People of the sample data, and the visitor as the last one. */
export function recordRows(own: Progress, language: string): readonly RecordRow[] {
  const others = learners.map(({ initials, language: spoken, state, right, date }) => ({
    initials,
    language: spoken,
    state: state === 'open' ? ('notStarted' as const) : state,
    total: question.total,
    ...(right !== undefined && { right }),
    ...(date && { date: new Date(date) }),
  }));
  const { answered, right, total, completedAt } = own;
  return [
    ...others,
    {
      language,
      state: stateOf(own),
      total,
      ...(answered > 0 && { right }),
      ...(completedAt && { date: completedAt }),
    },
  ];
}

/** Returns how many of all people have completed, started and not opened it: the visitor is one of those who had not. */
export function recordCounts(own: Progress) {
  const state = stateOf(own);
  return {
    all: everyone.all,
    completed: everyone.completed + (state === 'completed' ? 1 : 0),
    started: everyone.started + (state === 'started' ? 1 : 0),
    open: everyone.open - (state === 'notStarted' ? 0 : 1),
  };
}

function stateOf({ answered, total, isStarted }: Progress): RecordState {
  if (answered === total) return 'completed';
  return isStarted ? 'started' : 'notStarted';
}
