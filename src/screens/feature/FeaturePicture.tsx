import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../shell/prose/Picture';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below } from '../../ui/breakpoints';
import { Figure } from '../../ui/Figure';

interface FeaturePictureProps {
  alt: string;
  /** The scene that shows the feature, or a picture of it. */
  scene: ReactNode;
  image: IGatsbyImageData | undefined;
}

/** The picture of a feature, captioned as an illustration with sample data (MDX: Screenshot). */
export function FeaturePicture({ alt, scene, image }: FeaturePictureProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  const caption = <span lang={interfaceLang}>{t('illustration.caption')}</span>;
  if (scene)
    return (
      <Figure label={alt} caption={caption} css={figure}>
        <div css={backdrop} lang={interfaceLang}>
          <Bars />
          {scene}
        </div>
      </Figure>
    );
  if (!image) return null;
  return (
    <figure css={figure}>
      <div css={backdrop}>
        <Bars />
        <Picture image={image} alt={alt} css={frame} />
      </div>
      <figcaption css={captionStyle}>{caption}</figcaption>
    </figure>
  );
}

function Bars() {
  return (
    <span css={bars} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}

// Up to this width a scene is in portrait.
const figure = css({ [below.medium]: { inlineSize: '100%', maxInlineSize: '25.9rem', marginInline: 'auto' } });

const backdrop = css({
  position: 'relative',
  isolation: 'isolate',
  padding: 'clamp(14px, 2.4vw, 32px) clamp(8px, 1vw, 14px)',
  '& > div': { borderRadius: 'var(--radius-lg)', boxShadow: 'var(--shadow-3)' },
});

const bars = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 6,
  alignItems: 'end',
  forcedColorAdjust: 'none',
  '& > span': { borderRadius: 'var(--radius-xl)', background: 'var(--bar)' },
  '& > :nth-of-type(1)': { blockSize: '44%', '--bar': 'var(--fern-100)' },
  '& > :nth-of-type(2)': { blockSize: '70%', '--bar': 'var(--gorse-100)' },
  '& > :nth-of-type(3)': { blockSize: '100%', '--bar': 'var(--heather-100)' },
});

const frame = css({ border: '1px solid var(--line)', borderRadius: 'var(--radius-lg)' });
const captionStyle = css({ marginBlockStart: 12, color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
