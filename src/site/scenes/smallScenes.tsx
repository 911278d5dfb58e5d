import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SceneName } from '../../content/pages/facts';
import { CertificateScene } from './CertificateScene';
import { CompletionBySite, Documents, KeyFigures, RatingGaps, ReviewsBySite, SkillGaps } from './companyParts';
import { Assessment, DraftedLessons } from './courseParts';
import { FinishedPeople } from './FinishedPeople';
import * as styles from './sceneStyles';
import { SignatureState, SignedBy } from './Signatures';

/** A part of a scene in a picture of some 320 px that is shown whole. */
function Small({ children }: { children: ReactNode }) {
  return (
    <div css={styles.sceneContainer}>
      <div css={small}>{children}</div>
    </div>
  );
}

/** A document, and who has signed it. */
function Signatures() {
  const { t } = useTranslation('scenes');
  return (
    <>
      <b>{t('signOff.title')}</b>
      <SignatureState of="AB" state="signed" />
      <SignatureState of="MO" state="read" />
      <SignedBy />
    </>
  );
}

/** The small picture of each scene: one without it does not compile. */
export const smallScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <Small children={<DraftedLessons />} />,
  learnerPhone: <Small children={<Assessment />} />,
  quality: <Small children={<Documents />} />,
  reporting: (
    <Small>
      <KeyFigures of={['completion', 'overdue']} />
      <CompletionBySite />
    </Small>
  ),
  review: <Small children={<RatingGaps />} />,
  reviewsOverview: <Small children={<ReviewsBySite />} />,
  signOff: <Small children={<Signatures />} />,
  skills: <Small children={<SkillGaps />} />,
};

/** What comes next in the story of a feature, for the end of its page. */
export const nextScenes: Readonly<Partial<Record<SceneName, ReactElement>>> = {
  aiBuilder: <CertificateScene />,
  quality: <Small children={<FinishedPeople />} />,
  reporting: <CertificateScene />,
  review: smallScenes.skills,
};

const small = css(styles.sheet, styles.stack, {
  padding: '.9em 1em',
  borderRadius: 'var(--radius-md)',
  fontSize: 'clamp(.8125rem, 4cqi, 1rem)',
});
