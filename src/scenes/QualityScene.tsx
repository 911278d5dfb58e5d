import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The quality management system: documents with versions, an approval, and an audit. */
export function QualityScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="documents" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('screenshots:quality.title')}</span>
        {standards.map((standard) => (
          <span key={standard} css={[styles.tag, styles.plain, styles.landscapeOnly]}>
            {standard}
          </span>
        ))}
      </div>
      <div css={search}>
        <Icon name="sparkles" />
        <span css={styles.grow}>{t('screenshots:quality.search.question')}</span>
        <span css={[styles.tag, answer]}>{t('screenshots:quality.search.answer')}</span>
      </div>
      <div css={split}>
        <div css={[styles.card, table]}>
          <div css={[row, head, styles.landscapeOnly]}>
            <span>{t('screenshots:quality.column.document')}</span>
            <span>{t('screenshots:quality.column.version')}</span>
            <span>{t('screenshots:quality.column.owner')}</span>
            <span>{t('screenshots:quality.column.state')}</span>
          </div>
          {documents.map(([id, version, owner, state]) => (
            <div key={id} css={[row, id === 'allergens' && chosen]}>
              <span css={[styles.line, styles.strong]}>
                <span data-hue={tones[states[state]]} css={[styles.tile, styles.tinted, styles.landscapeOnly]}>
                  <Icon name="file-text" />
                </span>
                {t(`screenshots:quality.document.${id}`)}
              </span>
              <span css={styles.landscapeOnly}>{version}</span>
              <span css={styles.landscapeOnly}>{owner}</span>
              <span>
                <span data-hue={tones[states[state]]} css={[styles.tag, styles.tinted]}>
                  {t(`screenshots:quality.state.${state}`)}
                </span>
              </span>
            </div>
          ))}
        </div>
        <div css={styles.stack}>
          <div css={[styles.card, styles.stack, steps]}>
            <span css={[styles.strong, styles.fullRow]}>{t('screenshots:quality.approval')}</span>
            {approval.map(([step, who, done]) => (
              <div key={step} css={[styles.line, stepLine]}>
                <Initials of={who} tone={done ? 'fern' : 'gorse'} />
                <span css={styles.grow}>{t(`screenshots:quality.step.${step}`)}</span>
                <span css={[done ? styles.doneIcon : styles.openIcon, styles.landscapeOnly]}>
                  <Icon name={done ? 'check' : 'clock'} />
                </span>
              </div>
            ))}
          </div>
          <div css={[styles.card, styles.stack, styles.grow, styles.landscapeOnly]}>
            <div css={styles.line}>
              <span css={[styles.grow, styles.strong]}>{t('screenshots:quality.audit')}</span>
              <span css={styles.muted}>{t('screenshots:quality.inDays', { count: 12 })}</span>
            </div>
            {actions.map(([action, open]) => (
              <div key={action} css={[styles.line, styles.grow, ruled]}>
                <span css={open ? styles.openIcon : styles.doneIcon}>
                  <Icon name={open ? 'circle-alert' : 'check'} />
                </span>
                <span css={styles.grow}>{t(`screenshots:quality.action.${action}`)}</span>
              </div>
            ))}
            <ProgressBar done={2} started={2} />
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}

const standards = ['ISO 9001', 'ISO 14001', 'ISO 27001'];

const states = { approved: 'fern', review: 'gorse', draft: 'heather' } as const;

const documents = [
  ['allergens', '4.0', 'DM', 'review'],
  ['cleaning', '2.3', 'AB', 'approved'],
  ['fire', '4.1', 'TG', 'approved'],
  ['suppliers', '1.2', 'EP', 'draft'],
  ['incident', '3.0', 'SL', 'approved'],
  ['waste', '2.0', 'MO', 'approved'],
  ['deliveries', '1.4', 'KW', 'review'],
] as const;

const approval = [
  ['drafted', 'DM', true],
  ['checked', 'KW', true],
  ['approve', 'SL', false],
] as const;

const actions = [
  ['labels', false],
  ['probe', false],
  ['records', true],
  ['training', true],
] as const;

const search = css(styles.line, {
  border: '1px solid var(--heather)',
  borderRadius: '.8em',
  borderEndEndRadius: '.25em',
  background: 'var(--heather-100)',
  color: 'var(--heather)',
  padding: '.5em .6em .5em .9em',
  '& span': { color: 'var(--ink)' },
  [styles.portrait]: { display: 'grid', gridTemplateColumns: 'auto 1fr', rowGap: '.35em' },
});
const answer = css({ background: 'var(--surface)', [styles.portrait]: { gridColumn: 2, justifySelf: 'start' } });

const split = css({
  display: 'grid',
  gridTemplateColumns: '1.75fr 1fr',
  gap: '.8em',
  flex: 1,
  [styles.portrait]: { grid: '1fr auto / minmax(0, 1fr)' },
});

const table = css({
  padding: '.3em',
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr) repeat(3, max-content)',
  gridAutoRows: '1fr',
  columnGap: '1.1em',
  [styles.portrait]: {
    grid: 'auto / minmax(0, 1fr) max-content',
    gridAutoRows: '1fr',
    // Header and four documents.
    '& > :nth-of-type(n + 6)': { display: 'none' },
  },
});
const row = css(styles.subgridRow, {
  padding: '.3em .7em',
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderBlockStart: '1px solid var(--line)' },
});
const head = css({
  color: 'var(--ink3)',
  paddingBlock: '.5em',
  '& span': { fontSize: '.9em' },
});
const chosen = css({ background: 'var(--sunken)', borderRadius: '.6em' });

const steps = css({
  [styles.portrait]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
});
const stepLine = css({ [styles.portrait]: { flexDirection: 'column', alignItems: 'start', gap: '.2em' } });

const ruled = css({ borderBlockStart: '1px solid var(--line)', paddingBlockStart: '.3em' });
