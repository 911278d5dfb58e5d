import type { ReactElement } from 'react';
import type { SceneName } from '../model/facts';
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

/** Returns the scene that a feature's facts.json names. */
export function featureScene(name: string | null | undefined): ReactElement | undefined {
  return Object.entries(scenes).find(([known]) => known === name)?.[1];
}
