import type { ReactElement } from 'react';
import { AiBuilderScene, QualityScene, ReportingScene, ReviewScene } from '../../scenes';

/** A component of `src/scenes`, by its name there. */
export interface FeatureScene {
  readonly name: string;
  readonly scene: ReactElement;
}

/** The scene of each feature page that has one, by the page's slug; its pictures are taken of it. */
export const featureScenes: Readonly<Record<string, FeatureScene>> = {
  qms: { name: 'QualityScene', scene: <QualityScene /> },
  'performance-reviews': { name: 'ReviewScene', scene: <ReviewScene /> },
  'ai-course-builder': { name: 'AiBuilderScene', scene: <AiBuilderScene /> },
  reporting: { name: 'ReportingScene', scene: <ReportingScene /> },
};
