import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { Icon } from '../ui/Icon';
import { documents, goals, reviewsBySite, signed, siteCompletion, skills, type signatures } from './company';
import { learners } from './learners';
import { Initials, Row, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';

// Parts of the sample companies' records (`company.ts`), which large and small pictures show.

/** Controlled documents with their states; in small pictures some, without their versions. */
export function Documents({ withVersions = false }) {
  const { t } = useTranslation('screenshots');
  return (['medication', 'handover', 'fire', 'suppliers'] as const).slice(0, withVersions ? 4 : 3).map((id) => {
    const { version, state } = documents[id];
    return (
      <Row
        key={id}
        css={!withVersions && inTwoLines}
        strong
        text={t(`quality.document.${id}`)}
        note={withVersions ? version : undefined}
        end={<Tag hue={states[state]} text={t(`quality.state.${state}`)} />}
      />
    );
  });
}

const states = { approved: 'fern', review: 'gorse', draft: 'heather' } as const;

/** Somebody who has to sign a document, and whether they have. */
export function SignatureState({ of, state }: (typeof signatures)[number]) {
  const { t } = useTranslation('scenes');
  const icon = signatureIcons[state];
  return (
    <Row start={<Initials of={of} hue={icon.hue} />} text={t(`signOff.state.${state}`)} end={<Icon {...icon} />} />
  );
}

const signatureIcons = {
  signed: { name: 'check', hue: 'fern' },
  read: { name: 'eye', hue: 'gorse' },
  waiting: { name: 'clock', hue: 'kite' },
} as const;

/** How many have signed it. */
export function SignedBy({ note }: { note?: string }) {
  const { t } = useTranslation('scenes');
  return <Share strong text={t('signOff.signed', { signed: signed.done, all: signed.all })} note={note} {...signed} />;
}

/** Questions about training, how many people are the answer, and in large pictures who are. */
export function Questions({ withPeople = false }) {
  const { t } = useTranslation('screenshots');
  const { date } = useFormatDate();
  return questions.map(({ id, hue, count, people }) => (
    <Row
      key={id}
      css={withPeople && styles.card}
      start={<Tile hue={hue} text={count} />}
      strong
      text={t(`reporting.ask.${id}`, { date: date(day) })}
      end={withPeople && people.map((initials) => <Initials key={initials} of={initials} hue={hue} />)}
    />
  ));
}

const [{ date: day = '' }] = learners;
const trained = learners.flatMap(({ initials, date }) => (date === day ? initials : []));

const questions = [
  { id: 'overdue', hue: 'kite', count: 12, people: ['MO', 'DK', 'FA'] },
  { id: 'expiring', hue: 'gorse', count: 9, people: ['JL', 'SK', 'CV'] },
  { id: 'trained', hue: 'fern', count: trained.length, people: trained },
] as const;

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
        <Share key={site} text={site} note={t('reporting.ofNeeded', { have: done, need: all })} done={done} all={all} />
      ))}
    </>
  );
}

/** Which skills are missing: the hotels', or some. */
export function SkillGaps({ of = skills }: { of?: readonly (typeof skills)[number][] }) {
  const { t } = useTranslation('screenshots');
  return (
    <>
      <b>{t('reporting.skills')}</b>
      {of.map(({ id, have, need }) => (
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

/** Somebody's goals of the year. */
export function Goals() {
  const { t } = useTranslation('scenes');
  return goals.map(({ goal, ...counts }) => (
    <Share key={goal} text={t(goal)} note={t('appraisal.progress', counts)} {...counts} />
  ));
}

/** The skills in which others see somebody above their own view: both on a scale. */
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
  ['residents', 3.8, 4.4],
] as const;

const inTwoLines = css({ flexWrap: 'wrap', gap: '.2em', '& > b': { flexBasis: '100%' } });
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
