import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureProps } from '../../shell/prose/Picture';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below } from '../../ui/breakpoints';

/** A screenshot, captioned as an illustration with sample data. */
export function FeatureScreenshot(picture: PictureProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  return (
    <figure>
      <div css={backdrop}>
        <span css={bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        <div css={frame}>
          <Picture {...picture} />
        </div>
      </div>
      <figcaption css={caption} lang={interfaceLang}>
        {t('illustration.caption')}
      </figcaption>
    </figure>
  );
}

const backdrop = css({
  position: 'relative',
  isolation: 'isolate',
  padding: 'clamp(18px, 3.4vw, 40px) clamp(14px, 2.6vw, 32px)',
  [below.medium]: { marginInline: 'calc(var(--gutter) / -2)', paddingInline: 8 },
});

const bars = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 6,
  alignItems: 'end',
  '& > span': { borderRadius: 'var(--radius-xl)', background: 'var(--bar)' },
  '& > :nth-of-type(1)': { blockSize: '44%', '--bar': 'var(--fern-100)' },
  '& > :nth-of-type(2)': { blockSize: '70%', '--bar': 'var(--gorse-100)' },
  '& > :nth-of-type(3)': { blockSize: '100%', '--bar': 'var(--heather-100)' },
});

const dimmed = 'brightness(.84)';

const frame = css({
  overflow: 'clip',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-3)',
  // Screenshots have the light theme and would be too bright on a dark page.
  '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme="light"]) & img': { filter: dimmed } },
  '@media screen': { ':root[data-theme="dark"] & img': { filter: dimmed } },
});

const caption = css({ marginBlockStart: 12, color: 'var(--ink3)', fontSize: 'var(--text-caption)', lineHeight: 1.45 });
