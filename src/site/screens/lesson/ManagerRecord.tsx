import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../../i18n/useFormatDate';
import { learners, type Learner } from '../../scenes/learners';
import { Initials, Tag } from '../../scenes/sceneParts';
import type { Progress } from './lessonState';

interface ManagerRecordProps {
  /** The visitor's. */
  readonly progress: Progress;
  readonly className?: string;
}

/** What a manager sees of the lesson: people of the sample data, and the visitor, whose row follows the answers. */
export function ManagerRecord({ progress, className }: ManagerRecordProps) {
  const { t } = useTranslation('course');
  return (
    <div css={box} className={className}>
      <table css={table}>
        <caption>{t('lesson.record.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lesson.record.person')}</th>
            <th scope="col">{t('lesson.record.status')}</th>
            <th scope="col">{t('lesson.record.score')}</th>
          </tr>
        </thead>
        <tbody>
          {sample.map((learner) => (
            <tr key={learner.initials}>
              <RecordCells
                name={<Initials of={learner.initials} hue="estuary" />}
                {...sampleProgress(learner, progress.total)}
              />
            </tr>
          ))}
          <tr css={own}>
            <RecordCells name={<b>{t('lesson.record.you')}</b>} {...progress} />
          </tr>
        </tbody>
      </table>
      <p css={note}>{t('lesson.record.note')}</p>
    </div>
  );
}

function RecordCells({ name, isStarted, right, answered, total, completedAt }: Progress & { name: ReactNode }) {
  const { t } = useTranslation('course');
  const format = useFormatDate();
  const isCompleted = answered === total;
  const state = isCompleted ? 'completed' : isStarted ? 'started' : 'notStarted';
  return (
    <>
      <th scope="row">{name}</th>
      <td>
        <Tag key={state} {...states[state]} text={t(`lesson.state.${state}`)} />
        {completedAt && <small key="date">{format.date(completedAt)}</small>}
      </td>
      <td>{answered > 0 && <span key={`${answered} ${right}`}>{t('lesson.record.of', { right, total })}</span>}</td>
    </>
  );
}

/** A person in each state, of those in the pictures of the product. */
const sample = ['completed', 'started', 'open'].flatMap(
  (state) => learners.find((learner) => learner.state === state) ?? [],
);

function sampleProgress({ state }: Learner, total: number): Progress {
  if (state === 'completed') return { isStarted: true, right: total, answered: total, total };
  const answered = state === 'started' ? total - 1 : 0;
  return { isStarted: state === 'started', right: Math.max(0, answered - 1), answered, total };
}

const states = {
  completed: { icon: 'check', hue: 'fern' },
  started: { icon: 'clock', hue: 'gorse' },
  notStarted: {},
} as const;

const box = css({
  display: 'grid',
  gap: 12,
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
});

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': { paddingBlockEnd: 12, fontSize: 'var(--text-h3)', fontWeight: 700, textAlign: 'start' },
  '& th, & td': { padding: '10px 8px', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { paddingBlock: 4, color: 'var(--ink2)', fontSize: 'var(--text-caption)', fontWeight: 600 },
  '& tbody tr': { borderBlockStart: '1px solid var(--line)', height: 60 },
  '& td:last-of-type': { fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', marginBlockStart: 4, color: 'var(--ink2)' },
});

const own = css({ background: 'var(--hue-tint)' });

const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-caption)', lineHeight: 1.45 });
