import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { documents, signed } from '../samples/company';
import { Press, Signatures } from './companyParts';
import { After, Said } from './Choice';
import { SceneFrame } from './SceneFrame';
import { Initials, Row, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { courseMinutes, lessons } from '../samples/story';

// The pictures of the tabs on the home page, each of the moment that the tab's words tell; phones leave out some rows.

/** The first lessons of the course, with their length. */
export function Lessons({ shown }: { shown: number }) {
  const { t } = useTranslation('scenes');
  return lessons
    .slice(0, shown)
    .map(({ id, minutes, hue }, index) => (
      <Row
        key={id}
        css={[styles.card, styles.grow, { [styles.phone]: { paddingBlock: '.3em' } }]}
        start={<Tile hue={hue} text={index + 1} />}
        text={t(`courseBuilder.lesson.${id}`)}
        note={t('minutes', { minutes })}
      />
    ));
}

/** A need is written, its lessons are drafted, and a visitor publishes them. */
export function HeroScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const publish = <Press text={t('courseBuilder.publish')} done={t('screenshots:quality.state.approved')} />;
  return (
    <SceneFrame>
      <div data-hue="heather" css={[styles.card, styles.tinted]}>
        {t('need.text')}
      </div>
      <Lessons shown={lessons.length} />
      <Row text={t('courseBuilder.review')} end={publish} />
    </SceneFrame>
  );
}

/** The social feed: channels, and a post of each in its hue, the first of which asks to read a sheet, and counts who has. */
export function SocialFeedScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame>
      <div css={styles.wrap}>
        <Tag hue="heather" text={t('socialFeed.channel.kitchen')} />
        <Tag hue="estuary" text={t('socialFeed.channel.frontOfHouse')} />
        <Tag hue="fern" text={t('socialFeed.channel.allSites')} />
      </div>
      <div css={[styles.card, styles.stack]}>
        <Row
          start={<Initials of="DM" hue="heather" />}
          strong
          text={t('socialFeed.sheet.author')}
          note={t('socialFeed.sheet.when')}
        />
        <Span css={styles.title}>{t('socialFeed.sheet.text')}</Span>
        <Row
          css={styles.card}
          start={<Tile hue="gorse" icon="sparkles" />}
          strong
          text={t('courseBuilder.title')}
          note={t('minutes', { minutes: courseMinutes })}
        />
        <Row
          text={<After done={isDone}>{[14, 15].map((count) => t('socialFeed.read', { count }))}</After>}
          end={<Press text={t('signOff.confirmed')} done={t('signOff.state.read')} />}
        />
      </div>
      <Row
        css={[styles.card, styles.grow]}
        start={<Initials of="EP" hue="estuary" />}
        text={t('screenshots:aiBuilder.tone.warm.text')}
      />
      <Row
        css={[styles.card, styles.grow, styles.notOnPhones]}
        start={<Initials of="SL" hue="fern" />}
        text={t('socialFeed.finished.text')}
      />
    </SceneFrame>
  );
}

/** An appraisal: how somebody and their manager rate four skills, and the course that a visitor assigns. */
export function AppraisalScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame title={t('appraisal.title')}>
      <Ratings />
      <Row strong text={t('careerPath.course.coaching')} end={<Assign />} />
    </SceneFrame>
  );
}

/** Skills with both marks; without the last one it is short. */
export function Ratings({ isShort = false }) {
  const { t } = useTranslation('scenes');
  return (
    <>
      <div css={[styles.wrap, { gridColumn: '1 / -1', justifyContent: 'space-between' }]}>
        <Row css={styles.notOnPhones} start={<Initials of="NP" hue="heather" />} text={t('appraisal.role')} />
        <span css={styles.wrap}>
          <Tag hue="heather" text={t('appraisal.self')} />
          <Tag hue="gorse" text={t('appraisal.manager')} />
        </span>
      </div>
      {ratings.slice(0, isShort ? -1 : undefined).map(([id, own, managers]) => {
        const marks = [own, managers].map((mark, by) => <Tile key={by} hue={by ? 'gorse' : 'heather'} text={mark} />);
        return (
          <Row
            key={id}
            css={isShort && [styles.card, styles.notOnPhones]}
            text={t(`appraisal.competency.${id}`)}
            end={marks}
          />
        );
      })}
    </>
  );
}

/** Of five, in their own view and the manager's. */
export const ratings = [
  ['guests', 4, 5],
  ['team', 4, 4],
  ['foodSafety', 5, 4],
  ['shift', 2, 3],
] as const;

/** A document of the care homes, which a visitor signs, and who has signed it. */
export function SignOffScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const { medication } = documents;
  const { done, all } = signed;
  const counts = [done, done + 1].map((done) => t('signOff.signed', { signed: done, all }));
  return (
    <SceneFrame
      title={t('screenshots:quality.document.medication')}
      tags={<Tag hue="estuary" text={t('signOff.version', medication)} />}
    >
      <div css={[styles.card, styles.stack]}>
        <b>{t('signOff.clause')}</b>
        <Span>{t('signOff.text')}</Span>
        <b css={styles.notOnPhones}>{t('screenshots:quality.search.answer')}</b>
        <Span css={styles.notOnPhones}>{t('screenshots:quality.search.passage')}</Span>
        <Press text={t('signOff.confirmed')} done={t('signOff.state.signed')} />
      </div>
      <div css={inTwo}>
        <Signatures />
      </div>
      <div css={{ [`${isDone} & .forward`]: { backgroundSize: oneMore } }}>
        <Share strong text={<After done={isDone}>{counts}</After>} note={t('signOff.reminder')} {...signed} />
      </div>
    </SceneFrame>
  );
}

const inTwo = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '.6em min(1.6em, 3cqi)' });
/** Whether something in the same picture is pressed. */
export const isDone = 'figure:has(:checked)';
const shareOf = (count: number) => `${Math.round((count / signed.all) * 100)}%`;
const oneMore = `${shareOf(signed.done + 1)}, ${shareOf(signed.done + signed.started)} !important`;

/** A career path: roles as rising steps, and the courses for the next one. */
export function CareerPathScene({ acts = false }) {
  const { t } = useTranslation('scenes');
  const said = acts && <Said of="assign" lines={[t('hero.assigned', { count: 1 })]} />;
  return (
    <SceneFrame section={acts ? 'careers' : undefined} title={t('careerPath.title')} said={said}>
      {roles.map(([role, state, hue], index) => (
        <div
          key={role}
          data-hue={hue}
          css={[styles.line, styles.card, styles.tinted, styles.grow, index === 3 && styles.notOnPhones]}
          style={{ marginInlineStart: `${(3 - index) * 9}%` }}
        >
          <b css={styles.grow}>{t(`careerPath.role.${role}`)}</b>
          {t(`careerPath.state.${state}`)}
        </div>
      ))}
      <Share strong text={t('careerPath.needed')} note={t('appraisal.progress', courses)} {...courses} />
      <Row
        css={{ flexWrap: 'wrap', '& > svg + span': { flexBasis: '7em' } }}
        start={<Icon name="clock" hue="gorse" />}
        text={t('careerPath.course.level3')}
        note={<Span css={styles.notOnPhones}>{t('hours', { count: 6 })}</Span>}
        end={<Assign name={acts ? 'assign' : undefined} />}
      />
    </SceneFrame>
  );
}

/** A press that assigns a course, to so many people. */
export function Assign({ name, count = 1 }: { name?: string | undefined; count?: number }) {
  const { t } = useTranslation(['scenes', 'feature']);
  return <Press name={name} text={t('feature:tour.assign.label')} done={t('hero.assigned', { count })} />;
}

/** Of the next role. */
const courses = { done: 2, all: 3 };
/** The highest first. */
const roles = [
  ['sous', 'next', 'gorse'],
  ['partie', 'now', 'heather'],
  ['commis', 'done', 'fern'],
  ['porter', 'done', 'fern'],
] as const;
