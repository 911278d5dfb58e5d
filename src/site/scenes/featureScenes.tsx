import type { ReactElement } from 'react';
import type { SceneName } from '../../content/facts';
import { AiBuilderScene } from './AiBuilderScene';
import { QualityScene } from './QualityScene';
import { ReportingScene } from './ReportingScene';
import { ReviewScene } from './ReviewScene';

const scenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: <AiBuilderScene />,
  quality: <QualityScene />,
  reporting: <ReportingScene />,
  review: <ReviewScene />,
};

/** Returns the scene of a name in a feature's facts.json. */
export function featureScene(name: SceneName | undefined): ReactElement | undefined {
  return name && scenes[name];
}
