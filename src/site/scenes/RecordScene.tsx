import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { CertificateScene } from './CertificateScene';
import { Exports } from './Exports';
import { learners } from './learners';
import { LearnerState } from './LearnerState';
import { PersonRecordScene } from './PersonRecordScene';
import { SceneFrame } from './SceneFrame';
import { Initials, ProgressBar, Row } from './sceneParts';
import * as styles from './sceneStyles';
import { everyone, question } from './story';

/** The record of the course: who has completed it with which score and when, and what is on record of one person. */
export function RecordScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const format = useFormatDate();
  return (
    <SceneFrame section="reports" title={t('courseBuilder.title')} tags={<Exports />} dense>
      <div css={styles.stack} style={{ gap: '.4em' }}>
        <Row
          text={<b>{t('hero.assigned', { count: everyone.all })}</b>}
          note={t('hero.complete', { count: everyone.completed })}
        />
        <ProgressBar done={everyone.completed} started={everyone.started} open={everyone.open} />
      </div>
      <div css={split}>
        <div css={[styles.card, table]}>
          <div css={[row, head]}>
            <span>{t('screenshots:reporting.completed')}</span>
            <span css={end}>{t('screenshots:reporting.score')}</span>
          </div>
          {learners.map(({ initials, state, right, date }, index) => (
            <div key={initials} css={[row, index === 0 && opened]}>
              <Initials of={initials} hue={index === 0 ? 'heather' : undefined} />
              <span>{date ? format.date(date) : <LearnerState state={state} />}</span>
              <span css={end}>{right !== undefined && t('percent', { value: (right / question.total) * 100 })}</span>
            </div>
          ))}
        </div>
        <div css={styles.stack}>
          <PersonRecordScene css={styles.grow} />
          <CertificateScene css={styles.landscapeOnly} />
        </div>
      </div>
    </SceneFrame>
  );
}

const split = css(styles.split('1.1fr 1fr', 'auto 1fr'), { columnGap: '1em' });

const table = css({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  gridTemplateRows: 'auto',
  gridAutoRows: '1fr',
  columnGap: '.9em',
  padding: '.3em',
  // Phones show three people.
  [styles.portrait]: { '& > :nth-of-type(n + 3):nth-of-type(-n + 7)': { display: 'none' } },
});
const row = css(styles.subgridRow, {
  padding: '.25em .6em',
  '& + &': { borderBlockStart: '1px solid var(--line)' },
});
const head = css(styles.muted, { '& > :first-of-type': { gridColumn: 2 } });
const opened = css({ background: 'var(--sunken)', borderRadius: '.6em' });
const end = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
