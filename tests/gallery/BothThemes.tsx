import { css } from '@emotion/react';
import { useRef } from 'react';
import { usePage } from '../../src/site/i18n/usePage';
import { localisedPath } from '../../src/site/routes';

const sides = ['light', 'dark'] as const;

/** The gallery in both themes, as two documents (unique ids) that scroll together. */
export function BothThemes() {
  const { route, language } = usePage();
  const frames = useRef<(HTMLIFrameElement | null)[]>([]);
  const scrollWith = (side: number) => {
    const [moved, other] = [frames.current[side]?.contentWindow, frames.current[1 - side]?.contentWindow];
    // Only the hovered or focused half leads, or both would react to each other.
    moved?.addEventListener('scroll', () => {
      if (document.activeElement === frames.current[side] || frames.current[side]?.matches(':hover'))
        other?.scrollTo({ top: moved.scrollY, behavior: 'instant' });
    });
  };
  return (
    <div css={halves}>
      {sides.map((theme, side) => (
        <iframe
          key={theme}
          ref={(frame) => {
            frames.current[side] = frame;
          }}
          title={theme}
          src={`${localisedPath(route, language.code)}?theme=${theme}`}
          onLoad={() => scrollWith(side)}
        />
      ))}
    </div>
  );
}

const halves = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > iframe': { width: '100%', height: 'calc(100vh - 60px)', border: 0, borderInlineEnd: '1px solid var(--line)' },
});
