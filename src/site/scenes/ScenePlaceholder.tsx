import { css } from '@emotion/react';
import { Art } from './Art';
import { sceneSize, sceneContainer } from './sceneStyles';

/** A placeholder of a scene's size while it loads, so that nothing moves. */
export function ScenePlaceholder() {
  return (
    <div css={sceneContainer} data-print="hide">
      <div css={[sceneSize, drawing]}>
        <Art name="steps" css={steps} />
      </div>
    </div>
  );
}

const drawing = css({
  display: 'grid',
  placeItems: 'end center',
  // As wide as a frame's.
  border: '1px solid transparent',
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
});

const steps = css({ inlineSize: '60%', aspectRatio: '360 / 300' });
