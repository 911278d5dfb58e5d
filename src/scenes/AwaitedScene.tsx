import { css } from '@emotion/react';
import { roomyShape, sceneContainer } from './sceneStyles';

/** The room of a scene that is still on its way, so that nothing moves when it comes; without scripts none comes. */
export function AwaitedScene() {
  return (
    <div css={[sceneContainer, awaited]} data-print="hide">
      <div css={roomyShape} />
    </div>
  );
}

const awaited = css({
  // The caption's line.
  paddingBlockEnd: 'calc(12px + 1.45 * var(--text-caption))',
  'html:not(.js) &': { display: 'none' },
});
