import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { figures, reviewsBySite, siteCompletion, skills } from './company';
import { Row, Share, Tag } from './sceneParts';
import * as styles from './sceneStyles';

// Parts of the sample company's records (`company.ts`), which large and small pictures show.

/** Controlled documents with their versions and states. */
export function Documents() {
  const { t } = useTranslation('screenshots');
  return documents.map(([id, version, state]) => (
    <Row
      key={id}
      text={
        <>
          <b>{t(`quality.document.${id}`)}</b> <span css={[styles.muted, styles.notOnPhones]}>{version}</span>
        </>
      }
      end={<Tag hue={states[state]} text={t(`quality.state.${state}`)} />}
    />
  ));
}

const states = { approved: 'fern', review: 'gorse', draft: 'heather' } as const;

const documents = [
  ['allergens', '4.0', 'review'],
  ['cleaning', '2.3', 'approved'],
  ['fire', '4.1', 'approved'],
  ['suppliers', '1.2', 'draft'],
] as const;

/** Figures of all training. */
export function KeyFigures({ of }: { of: readonly (keyof typeof keyFigures)[] }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={inARow}>
      {of.map((id) => (
        <div key={id} data-hue={keyFigures[id]} css={[styles.card, styles.tinted, keyFigure]}>
          <b>{id === 'completion' || id === 'score' ? t('percent', { value: figures[id] }) : figures[id]}</b>
          <span>{t(`screenshots:reporting.figure.${id}`)}</span>
        </div>
      ))}
    </div>
  );
}

const keyFigures = { completion: 'fern', score: 'heather', expiring: 'gorse', overdue: 'kite' } as const;

/** How much is completed at each site. */
export function CompletionBySite() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return siteCompletion.map(([site, done]) => (
    <Share
      key={site}
      text={t(`screenshots:reporting.site.${site}`)}
      note={t('percent', { value: done })}
      done={done}
      all={100}
    />
  ));
}

/** How many reviews are done at each site. */
export function ReviewsBySite() {
  const { t } = useTranslation('screenshots');
  return (
    <>
      <b>{t('reporting.completed')}</b>
      {reviewsBySite.map(({ site, done, all }) => (
        <Share
          key={site}
          text={t(`reporting.site.${site}`)}
          note={t('reporting.ofNeeded', { have: done, need: all })}
          done={done}
          all={all}
        />
      ))}
    </>
  );
}

/** Which skills are missing. */
export function SkillGaps() {
  const { t } = useTranslation('screenshots');
  return (
    <>
      <b>{t('reporting.skills')}</b>
      {skills.map(({ id, have, need }) => (
        <Row
          key={id}
          text={t(`reporting.skill.${id}`)}
          note={t('reporting.ofNeeded', { have, need })}
          end={
            have < need ? (
              <Tag hue="gorse" text={t('reporting.gap', { count: need - have })} />
            ) : (
              <Tag hue="fern" text={t('reporting.covered')} />
            )
          }
        />
      ))}
    </>
  );
}

/** The skills in which others see RJ above their own view: both on a scale. */
export function RatingGaps() {
  const { t } = useTranslation('screenshots');
  return (
    <>
      <b>{t('review.largest')}</b>
      {gaps.map(([competency, own, others]) => (
        <div key={competency} css={[styles.stack, gap]}>
          <span>{t(`review.competency.${competency}`)}</span>
          <span css={scale}>
            <i style={{ insetInlineStart: `${own * 20}%`, background: 'var(--heather)' }} />
            <i style={{ insetInlineStart: `${others * 20}%`, background: 'var(--estuary)' }} />
          </span>
        </div>
      ))}
    </>
  );
}

/** Own score and the others' average, 0 to 5. */
const gaps = [
  ['shift', 2.2, 3.3],
  ['coaching', 2.6, 3.7],
  ['guests', 3.8, 4.4],
] as const;

const inARow = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7.5em, 1fr))', gap: '.6em' });
const keyFigure = css({
  display: 'grid',
  border: 0,
  '& > b': {
    fontSize: '1.7em',
    fontWeight: 720,
    lineHeight: 1.15,
    letterSpacing: 'var(--tracking-heading)',
  },
});
const gap = css({ gap: '.5em' });
const scale = css({
  position: 'relative',
  blockSize: '.45em',
  marginBlockEnd: '.3em',
  borderRadius: '.2em',
  background: 'var(--sunken)',
  forcedColorAdjust: 'none',
  '& > i': {
    position: 'absolute',
    insetBlockStart: '-.3em',
    inlineSize: '1.05em',
    blockSize: '1.05em',
    borderRadius: '.35em .35em .1em',
  },
});
