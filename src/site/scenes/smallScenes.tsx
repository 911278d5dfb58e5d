import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import type { SceneName } from '../../content/pages/facts';
import { Documents, Questions, RatingGaps } from './companyParts';
import { Need } from './courseScenes';
import { Lessons } from './homeScenes';
import * as styles from './sceneStyles';

/** A part of a scene in a picture of some 320 px that is shown whole. */
export function Small({ children }: { children: ReactNode }) {
  return (
    <div css={styles.sceneContainer}>
      <div css={small}>{children}</div>
    </div>
  );
}

/** The small picture of each scene: one without it does not compile. */
export const smallScenes: Readonly<Record<SceneName, ReactElement>> = {
  aiBuilder: (
    <Small>
      <Need />
      <Lessons shown={2} />
    </Small>
  ),
  quality: <Small children={<Documents />} />,
  reporting: <Small children={<Questions />} />,
  review: <Small children={<RatingGaps />} />,
};

const small = css(styles.sheet, styles.stack, {
  justifyContent: 'space-evenly',
  padding: '.9em 1em',
  borderRadius: 'var(--radius-md)',
  fontSize: 'clamp(.8125rem, 4cqi, 1rem)',
});
