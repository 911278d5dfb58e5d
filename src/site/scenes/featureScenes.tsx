import type { ReactElement } from 'react';
import type { SceneName } from '../../content/pages/facts';
import { AiBuilderScene } from './AiBuilderScene';
import { Assessment } from './Assessment';
import { LearnerPhoneScene } from './LearnerPhoneScene';
import { QualityScene } from './QualityScene';
import { ReportingScene } from './ReportingScene';
import { ReviewScene } from './ReviewScene';
import { ReviewsOverviewScene } from './ReviewsOverviewScene';
import { SignOffScene } from './SignOffScene';
import { SkillsScene } from './SkillsScene';

/** The scenes that features name in facts.json. */
export const featureScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <AiBuilderScene />,
  learnerPhone: (
    <LearnerPhoneScene css={{ marginInline: 'auto' }}>
      <Assessment />
    </LearnerPhoneScene>
  ),
  quality: <QualityScene />,
  reporting: <ReportingScene />,
  review: <ReviewScene />,
  reviewsOverview: <ReviewsOverviewScene />,
  signOff: <SignOffScene />,
  skills: <SkillsScene />,
};

/** Returns the scene of a name in a feature's facts.json. */
export function featureScene(name: SceneName | undefined): ReactElement | undefined {
  return name && featureScenes[name];
}
