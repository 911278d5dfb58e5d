import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { Icon } from '../ui/Icon';
import { Assessment } from './Assessment';
import { FinishedPeople } from './FinishedPeople';
import { GapScales } from './GapScales';
import { KeyFigure } from './KeyFigure';
import { figures, siteCompletion } from './company';
import { LessonPage } from './LessonPage';
import { ColouredIcon, Initials, ProgressBar, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { skills } from './skills';

/** What a scene is about, in a picture of some 320 × 184 px that is shown whole: the same people and figures, fewer rows. */
function Small({ children }: { children: ReactNode }) {
  return (
    <div css={styles.sceneContainer}>
      <div css={small}>{children}</div>
    </div>
  );
}

/** A lesson that is drafted, and the document that it comes from. */
function SmallDraft() {
  const { t } = useTranslation('screenshots');
  return (
    <Small>
      <LessonPage />
      <Row css={styles.muted} start={<Icon name="file-text" />} text={t('aiBuilder.source.policy')} />
    </Small>
  );
}

/** A question as a learner answers it. */
function SmallAssessment() {
  return (
    <Small>
      <Assessment />
    </Small>
  );
}

/** A document, and who has signed it. */
export function SmallSignatures() {
  const { t } = useTranslation('scenes');
  return (
    <Small>
      <Row
        text={<b>{t('signOff.title')}</b>}
        end={<Tag hue="estuary" text={t('signOff.version', { version: '4.1' })} />}
      />
      {['AB', 'TG'].map((initials) => (
        <Row
          key={initials}
          start={<Initials of={initials} hue="fern" />}
          text={t('signOff.state.signed')}
          end={<ColouredIcon name="check" hue="fern" />}
        />
      ))}
      <span>{t('signOff.signed', { signed: figures.signed, all: figures.toSign })}</span>
      <ProgressBar done={figures.signed} open={figures.toSign - figures.signed} />
    </Small>
  );
}

/** Where others see more in somebody than they do. */
function SmallGaps() {
  const { t } = useTranslation('screenshots');
  return (
    <Small>
      <Row start={<Initials of="RJ" hue="heather" />} text={<b>{t('review.title')}</b>} />
      <GapScales css={bare} />
    </Small>
  );
}

/** How much is completed, and where. */
function SmallReport() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <Small>
      <div css={pair}>
        <KeyFigure
          hue="fern"
          value={t('percent', { value: figures.completion })}
          text={t('screenshots:reporting.figure.completion')}
        />
        <KeyFigure hue="kite" value={figures.overdue} text={t('screenshots:reporting.figure.overdue')} />
      </div>
      {[siteCompletion[0], siteCompletion[3]].map(([id, value]) => (
        <div key={id} css={site}>
          <Row text={t(`screenshots:reporting.site.${id}`)} note={t('percent', { value })} />
          <ProgressBar done={value} open={100 - value} />
        </div>
      ))}
    </Small>
  );
}

/** Which skills are missing. */
export function SmallSkills() {
  const { t } = useTranslation('screenshots');
  return (
    <Small>
      <b>{t('reporting.skills')}</b>
      {skills.slice(1).map(({ id, have, need }) => (
        <Row
          key={id}
          text={t(`reporting.skill.${id}`)}
          end={
            have < need ? (
              <Tag hue="gorse" text={t('reporting.gap', { count: need - have })} />
            ) : (
              <Tag hue="fern" icon="check" text={t('reporting.covered')} />
            )
          }
        />
      ))}
    </Small>
  );
}

/** Who has completed the course. */
export function SmallRecord() {
  return (
    <Small>
      <FinishedPeople />
    </Small>
  );
}

/** The small picture of each scene: one without it does not compile. */
export const smallScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <SmallDraft />,
  learnerPhone: <SmallAssessment />,
  quality: <SmallSignatures />,
  reporting: <SmallReport />,
  review: <SmallGaps />,
  reviewsOverview: <SmallGaps />,
  signOff: <SmallSignatures />,
  skills: <SmallSkills />,
};

/** What comes next in the story of a feature, for the end of its page. */
export const nextScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <SmallRecord />,
  learnerPhone: <SmallRecord />,
  quality: <SmallSignatures />,
  reporting: <SmallSkills />,
  review: <SmallSkills />,
  reviewsOverview: <SmallSkills />,
  signOff: <SmallRecord />,
  skills: <SmallDraft />,
};

const small = css(styles.stack, {
  gap: '.55em',
  padding: '.9em 1em',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  fontSize: 'clamp(.8125rem, 4cqi, 1rem)',
  lineHeight: 1.4,
  wordSpacing: '.06em',
  textWrap: 'pretty',
});
const bare = css({ padding: 0, border: 0 });
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '.6em' });
const site = css(styles.stack, { gap: '.25em' });
