import { css } from '@emotion/react';
import { Art } from './Art';
import { sceneAspectRatio, sceneContainer } from './sceneStyles';

/** A placeholder of a scene's size while it loads, so that nothing moves; hidden without scripts. */
export function ScenePlaceholder() {
  return (
    <div css={[sceneContainer, placeholder]} data-print="hide">
      <div css={[sceneAspectRatio, drawing]}>
        <Art name="steps" css={steps} />
      </div>
    </div>
  );
}

const placeholder = css({
  // The height of the caption.
  paddingBlockEnd: 'calc(12px + 1.45 * var(--text-caption))',
  'html:not(.js) &': { display: 'none' },
});

const drawing = css({
  display: 'grid',
  placeItems: 'end center',
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
});

const steps = css({ inlineSize: '60%', aspectRatio: '360 / 300' });
