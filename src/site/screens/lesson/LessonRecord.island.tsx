import { useTranslation } from 'react-i18next';
import { css } from '@emotion/react';
import { useFormatDate } from '../../i18n/useFormatDate';
import { recordSheet } from '../../samples/sampleRecord';
import { SceneFrame } from '../../scenes/SceneFrame';
import { Initials, ProgressBar, Row, stateMarks, Tag } from '../../scenes/sceneParts';
import * as styles from '../../scenes/sceneStyles';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonSecondary, smallButton } from '../../ui/button';
import { H2 } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { recordCounts, recordRows } from './lessonState';
import { useProgress, type LessonFacts } from './useProgress';

/** What a manager sees: sample data, and first the visitor’s row. After each answer it says how many are right. */
export function LessonRecord({ facts }: { facts: LessonFacts }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const { progress, choices, today, name, spoken } = useProgress(facts);
  const { answered, total } = progress;
  const { date } = useFormatDate();
  const rows = recordRows(progress, spoken, today, name);
  const csvAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(recordSheet(t, facts.course.title, rows))}`;
  const { all, completed, started, open } = recordCounts(progress);
  return (
    <>
      <section aria-labelledby="record" css={{ display: 'grid', gap: 12, minInlineSize: 0 }}>
        <H2 id="record" css={{ fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' }}>
          {t('lesson.record.title')}
        </H2>
        <SceneFrame section="reports" title={facts.course.title}>
          <div css={styles.stack} style={{ gap: '.4em' }}>
            <Row
              text={<b key={completed}>{t('lesson.record.progress', { completed, all })}</b>}
              end={
                <a css={[buttonSecondary, smallButton]} href={csvAddress} download="camre-sample-record.csv">
                  <Icon name="download" />
                  {t('lesson.record.export')}
                </a>
              }
            />
            <ProgressBar done={completed} started={started} open={open} />
          </div>
          <table css={table}>
            <thead>
              <tr>
                {(['person', 'language', 'status', 'score'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`lesson.record.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...rows.slice(-1), ...rows.slice(0, -1)].map(({ initials, language, state, right = 0, ...row }) => (
                <tr key={initials ?? `${state} ${right}`} data-own={initials ? undefined : ''}>
                  <th scope="row">
                    {initials ? (
                      <Initials of={initials} hue="estuary" />
                    ) : (
                      <b css={name && ownName}>{name || t('lesson.record.you')}</b>
                    )}
                  </th>
                  <td>{language}</td>
                  <td>
                    <span css={styles.wrap}>
                      <Tag
                        key={state}
                        {...stateMarks[state]}
                        text={t(`lesson.state.${state}`, { wrong: row.total - right })}
                      />
                      {row.date && <small>{date(row.date)}</small>}
                    </span>
                  </td>
                  <td>
                    <span>{row.first !== undefined && t('lesson.record.of', { right, total: row.total })}</span>
                    <small>{row.first !== undefined && t('lesson.record.atFirst', { first: row.first })}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SceneFrame>
        <p css={note}>{t('lesson.record.note')}</p>
      </section>
      <p role="status" css={visuallyHidden} lang={interfaceLang}>
        {/* In the tree before its text; another answer is said, also where the result is the same. */}
        {answered > 0 && <span key={choices.join()}>{t('lesson.result', { right: progress.right, total })}</span>}
      </p>
    </>
  );
}

const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-caption)', lineHeight: 1.45 });

const ownName = css({ display: 'block', maxInlineSize: '6em', overflowWrap: 'break-word' });

const table = css({
  // The narrowest phones have no room for the language, or for the answers: the file has them.
  '@media (max-width: 21em)': { '& tr > :nth-child(4)': { display: 'none' } },
  '@media (max-width: 23em)': { '& tr > :nth-child(2)': { display: 'none' } },
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& th, & td': { padding: '.3em .5em', textAlign: 'start', verticalAlign: 'middle' },
  '& thead th': { color: 'var(--ink3)', fontSize: styles.small, fontWeight: 600 },
  '& tbody tr': { borderBlockStart: '1px solid var(--line)' },
  '& td:last-of-type > *': { display: 'block', fontVariantNumeric: 'tabular-nums' },
  '& small': { color: 'var(--ink2)', fontSize: styles.small, lineHeight: 1.2 },
  '& [data-own]': { background: 'var(--hue-tint)' },
  // Phones show three people.
  [styles.portrait]: { '& tbody > :nth-of-type(n + 4):nth-of-type(-n + 8)': { display: 'none' } },
  [styles.phone]: { '& th, & td': { paddingInline: '0 .4em' } },
});
