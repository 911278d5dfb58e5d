import { css } from '@emotion/react';
import { Art } from './Art';
import { roomyShape, sceneContainer } from './sceneStyles';

/** The place of a scene that is still on its way, so that nothing moves when it comes; without scripts none comes. */
export function AwaitedScene() {
  return (
    <div css={[sceneContainer, awaited]} data-print="hide">
      <div css={[roomyShape, place]}>
        <Art name="steps" css={steps} />
      </div>
    </div>
  );
}

const awaited = css({
  // The caption's line.
  paddingBlockEnd: 'calc(12px + 1.45 * var(--text-caption))',
  'html:not(.js) &': { display: 'none' },
});

const place = css({
  display: 'grid',
  placeItems: 'end center',
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
});

const steps = css({ inlineSize: '60%', aspectRatio: '360 / 300' });
