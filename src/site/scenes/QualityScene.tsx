import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

/** The quality management system: documents with versions, an approval, and an audit. */
export function QualityScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="documents"
      title={t('screenshots:quality.title')}
      tags={standards.map((standard) => (
        <Tag key={standard} text={standard} css={styles.landscapeOnly} />
      ))}
      dense
    >
      <Row
        css={search}
        start={<Icon name="sparkles" />}
        text={t('screenshots:quality.search.question')}
        end={<Tag text={t('screenshots:quality.search.answer')} css={answer} />}
      />
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
              <b css={styles.line}>
                <Tile hue={states[state]} icon="file-text" css={styles.landscapeOnly} />
                <span css={styles.grow}>{t(`screenshots:quality.document.${id}`)}</span>
              </b>
              <span css={styles.landscapeOnly}>{version}</span>
              <span css={styles.landscapeOnly}>{owner}</span>
              <span>
                <Tag hue={states[state]} text={t(`screenshots:quality.state.${state}`)} />
              </span>
            </div>
          ))}
        </div>
        <div css={styles.stack}>
          <div css={[styles.card, styles.stack, steps]}>
            <b css={styles.fullRow}>{t('screenshots:quality.approval')}</b>
            {approval.map(([step, who, icon, hue]) => (
              <Row
                key={step}
                css={stepLine}
                start={<Initials of={who} hue={hue} />}
                text={t(`screenshots:quality.step.${step}`)}
                end={<ColouredIcon name={icon} hue={hue} css={styles.landscapeOnly} />}
              />
            ))}
          </div>
          <div css={[styles.card, styles.stack, styles.grow, styles.landscapeOnly]}>
            <Row text={<b>{t('screenshots:quality.audit')}</b>} note={t('screenshots:quality.inDays', { count: 12 })} />
            {actions.map(([action, icon, hue]) => (
              <Row
                key={action}
                css={[styles.grow, ruled]}
                start={<ColouredIcon name={icon} hue={hue} />}
                text={t(`screenshots:quality.action.${action}`)}
              />
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
  ['drafted', 'DM', 'check', 'fern'],
  ['checked', 'KW', 'check', 'fern'],
  ['approve', 'SL', 'clock', 'gorse'],
] as const;

const actions = [
  ['labels', 'check', 'fern'],
  ['probe', 'check', 'fern'],
  ['records', 'circle-alert', 'gorse'],
  ['training', 'circle-alert', 'gorse'],
] as const;

const search = css({
  border: '1px solid var(--heather)',
  borderRadius: '.8em .8em .25em',
  background: 'var(--heather-100)',
  color: 'var(--heather)',
  padding: '.5em .6em .5em .9em',
  '& span': { color: 'var(--ink)' },
  [styles.portrait]: { display: 'grid', gridTemplateColumns: 'auto 1fr', rowGap: '.35em' },
});
const answer = css({ background: 'var(--surface)', [styles.portrait]: { gridColumn: 2, justifySelf: 'start' } });

const split = styles.split('1.75fr 1fr', '1fr auto');

const table = css({
  padding: '.3em',
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr) repeat(3, max-content)',
  gridAutoRows: '1fr',
  columnGap: '1.1em',
  // Without the owners where there is room for three columns only.
  '@container (max-width: 44.99rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) repeat(2, max-content)',
    '& > div > :nth-child(3)': { display: 'none' },
  },
  [styles.portrait]: {
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
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
  '& span': { fontSize: styles.small },
});
const chosen = css({ background: 'var(--sunken)', borderRadius: '.6em' });

const steps = css({
  [styles.portrait]: { display: 'grid', gridTemplateColumns: 'repeat(3, auto)', justifyContent: 'space-between' },
});
const stepLine = css({ [styles.portrait]: { flexDirection: 'column', alignItems: 'start', gap: '.2em' } });

const ruled = css({ borderBlockStart: '1px solid var(--line)', paddingBlockStart: '.3em' });
