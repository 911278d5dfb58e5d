import type { TFunction } from 'i18next';
import { csvOf } from '../../../supabase/functions/_shared/csv';
import { learners, type Learner } from './learners';
import { question } from './story';

/** A row of the manager's record; that of the visitor has no initials. `repeat`: all is answered, and too little of it right. */
export interface RecordRow extends Partial<Pick<Learner, 'initials' | 'date' | 'first'>> {
  /** The visitor's, where it is typed. */
  readonly name?: string;
  readonly language: string;
  readonly state: Learner['state'] | 'repeat';
  /** Right answers. */
  readonly right?: number;
  readonly total: number;
}

/** The people of the sample data. */
export const sampleRows: readonly RecordRow[] = learners.map((learner) => ({
  ...learner,
  ...(learner.date && { right: question.total }),
  total: question.total,
}));

/** Returns a record as a file. Its first line says that it is a sample. */
export function recordSheet(t: TFunction<'course'>, course: string, rows: readonly RecordRow[]): string {
  const columns = ['person', 'language', 'status', 'score', 'firstTry', 'questions', 'date'] as const;
  return csvOf([
    [t('lesson.record.sample'), course],
    columns.map((column) => t(`lesson.record.${column}`)),
    ...rows.map(({ initials, name, language, state, right, first, total, date }) => [
      initials ?? (name || t('lesson.record.you')),
      language,
      t(`lesson.state.${state}`, { wrong: total - (right ?? 0) }),
      right ?? '',
      first ?? '',
      total,
      date ?? '',
    ]),
  ]);
}
