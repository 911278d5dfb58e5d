import { css } from '@emotion/react';
import { Art } from './Art';
import { sceneAspectRatio, sceneContainer } from './sceneStyles';

/** The place of a scene that is still on its way, so that nothing moves when it comes; without scripts none comes. */
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
  // The caption's line.
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
