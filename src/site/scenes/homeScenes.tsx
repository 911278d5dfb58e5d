import { useTranslation } from 'react-i18next';
import { goalsOfRJ } from './company';
import { FinishedPeople } from './FinishedPeople';
import { SceneFrame } from './SceneFrame';
import { ColouredIcon, Initials, ProgressBar, Row, Share, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { SignatureState, SignedBy } from './Signatures';
import { courseMinutes, lessons } from './story';

// The pictures of the tabs on the home page, each of the moment that the tab's words tell; phones leave out some rows.

/** A need is written, its lessons are drafted, and people finish them. */
export function HeroScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="builder">
      <div data-hue="heather" css={[styles.card, styles.tinted]}>
        {t('need.text')}
      </div>
      {lessons.map(({ id, minutes, hue }, index) => (
        <Row
          key={id}
          start={<Tile hue={hue} text={index + 1} />}
          text={t(`courseBuilder.lesson.${id}`)}
          note={t('minutes', { minutes })}
        />
      ))}
      <FinishedPeople css={[styles.last, styles.notOnPhones]} />
    </SceneFrame>
  );
}

/** The social feed: channels, and a post that asks to read a sheet and links the course. */
export function SocialFeedScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="feed">
      <div css={styles.wrap}>
        <Tag hue="fern" text={t('socialFeed.channel.kitchen')} />
        <Tag text={t('socialFeed.channel.frontOfHouse')} />
        <Tag text={t('socialFeed.channel.allSites')} />
      </div>
      <Row
        start={<Initials of="DM" hue="heather" />}
        text={<b>{t('socialFeed.sheet.author')}</b>}
        note={t('socialFeed.sheet.when')}
      />
      <span>{t('socialFeed.sheet.text')}</span>
      <Row
        css={styles.card}
        start={<Tile hue="gorse" icon="graduation-cap" />}
        text={<b>{t('courseBuilder.title')}</b>}
        note={t('minutes', { minutes: courseMinutes })}
      />
      <div css={styles.wrap}>
        <Tag hue="fern" icon="check" text={t('socialFeed.read', { count: 14 })} />
        <Tag icon="message-circle" text={t('socialFeed.replies', { count: 3 })} />
      </div>
      <Row
        css={[styles.last, styles.notOnPhones]}
        start={<Initials of="SL" hue="fern" />}
        text={t('socialFeed.finished.text')}
      />
    </SceneFrame>
  );
}

/** An appraisal: how somebody and their manager rate four skills, and goals. */
export function AppraisalScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="appraisals" title={t('appraisal.title')}>
      <Row start={<Initials of="RJ" hue="heather" />} text={t('appraisal.role')} />
      <div css={styles.wrap}>
        <Tag hue="heather" text={t('appraisal.self')} />
        <Tag hue="gorse" text={t('appraisal.manager')} />
      </div>
      {ratings.map(([id, own, managers]) => (
        <Row
          key={id}
          text={t(`appraisal.competency.${id}`)}
          end={
            <>
              <Tile hue="heather" text={own} />
              <Tile hue="gorse" text={managers} />
            </>
          }
        />
      ))}
      {(['induction', 'level3'] as const).map((id) => (
        <Share
          key={id}
          text={t(`appraisal.goal.${id}`)}
          note={t('appraisal.progress', goalsOfRJ[id])}
          {...goalsOfRJ[id]}
        />
      ))}
      <div css={[styles.wrap, styles.last, styles.notOnPhones]}>
        <Tag hue="fern" icon="check" text={t('appraisal.selfIn')} />
        <Tag hue="gorse" icon="calendar" text={t('appraisal.meeting')} />
      </div>
    </SceneFrame>
  );
}

/** Of five, in their own view and the manager's. */
const ratings = [
  ['guests', 4, 5],
  ['team', 4, 4],
  ['foodSafety', 5, 4],
  ['shift', 2, 3],
] as const;

/** A document, and who has signed it. */
export function SignOffScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame
      section="documents"
      title={t('signOff.title')}
      tags={<Tag hue="estuary" text={t('signOff.version', { version: '4.1' })} />}
    >
      <div css={[styles.card, styles.stack, styles.notOnPhones]}>
        <b>{t('signOff.clause')}</b>
        <span>{t('signOff.text')}</span>
      </div>
      <SignatureState of="AB" state="signed" />
      <SignatureState of="TG" state="signed" />
      <SignatureState of="MO" state="read" />
      <SignatureState of="EP" state="waiting" />
      <div css={[styles.stack, styles.last]}>
        <SignedBy note={t('signOff.reminder')} />
      </div>
    </SceneFrame>
  );
}

/** A career path: roles as rising steps, and the courses for the next one. */
export function CareerPathScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="careers" title={t('careerPath.title')}>
      {roles.map(([role, state, hue], index) => (
        <div
          key={role}
          data-hue={hue}
          css={[styles.card, styles.tinted]}
          style={{ marginInlineStart: `${(3 - index) * 9}%` }}
        >
          <Row text={<b>{t(`careerPath.role.${role}`)}</b>} end={t(`careerPath.state.${state}`)} />
        </div>
      ))}
      <div css={[styles.stack, styles.last]}>
        <Row text={<b>{t('careerPath.needed')}</b>} note={t('appraisal.progress', { done: 2, all: 3 })} />
        <ProgressBar done={2} open={1} />
      </div>
      {(['coaching', 'haccp'] as const).map((course) => (
        <Row
          key={course}
          css={styles.notOnPhones}
          start={<ColouredIcon name="check" hue="fern" />}
          text={t(`careerPath.course.${course}`)}
        />
      ))}
      <Row
        start={<ColouredIcon name="clock" hue="gorse" />}
        text={t('careerPath.course.level3')}
        note={t('hours', { count: 6 })}
      />
    </SceneFrame>
  );
}

/** The highest first. */
const roles = [
  ['sous', 'next', 'gorse'],
  ['partie', 'now', 'heather'],
  ['commis', 'done', 'fern'],
  ['porter', 'done', 'fern'],
] as const;
