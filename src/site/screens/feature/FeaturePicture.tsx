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
  /** Whether something in it can be pressed. */
  acts: boolean | undefined;
  image: IGatsbyImageData | undefined;
}

/** The picture of a feature, captioned as an illustration with sample data (MDX: Screenshot). */
export function FeaturePicture({ alt, scene, acts, image }: FeaturePictureProps) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  if (!scene && !image) return null;
  return (
    <Figure
      label={scene ? alt : undefined}
      acts={acts}
      caption={<span lang={interfaceLang}>{t('illustration.caption')}</span>}
      css={figure}
    >
      <div css={backdrop} lang={scene ? interfaceLang : undefined}>
        <span css={bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {scene}
        {!scene && image && <Picture image={image} alt={alt} css={frame} />}
      </div>
    </Figure>
  );
}

// Up to this width a scene is in portrait.
const figure = css({ [below.medium]: { inlineSize: '100%', maxInlineSize: '25.9rem', marginInline: 'auto' } });

const backdrop = css({
  position: 'relative',
  isolation: 'isolate',
  padding: 'var(--space-md) var(--space-xs)',
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
  '& > span': { borderRadius: 'var(--radius-xl)' },
  '& > :nth-of-type(1)': { blockSize: '44%', background: 'var(--fern-100)' },
  '& > :nth-of-type(2)': { blockSize: '70%', background: 'var(--gorse-100)' },
  '& > :nth-of-type(3)': { blockSize: '100%', background: 'var(--heather-100)' },
});

const frame = css({ border: '1px solid var(--line)', borderRadius: 'var(--radius-lg)' });
