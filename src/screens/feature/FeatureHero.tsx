import { css } from '@emotion/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import { findAll, type TreeNode } from '../../model/mdx/tree';
import { BreadcrumbNav, type Breadcrumb } from '../../shell/head/BreadcrumbNav';
import { Prose } from '../../shell/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { Eyebrow } from '../../ui/Eyebrow';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { FeatureScreenshot } from './FeatureScreenshot';

interface FeatureHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  /** The page's title, above its heading. */
  title: string;
  heading: string;
  lead: readonly TreeNode[];
  image: IGatsbyImageData | undefined;
  narrow: IGatsbyImageData | undefined;
}

/** The page's heading and introduction next to the screenshot. */
export function FeatureHero({ breadcrumbs, title, heading, lead, image, narrow }: FeatureHeroProps) {
  const soften = useSoftHyphens();
  const { interfaceLang } = useContentLanguage();
  const [screenshot] = findAll(lead, 'Screenshot');
  const paragraphs = lead.filter((node) => node !== screenshot);
  return (
    <Section css={hero}>
      <div lang={interfaceLang}>
        <BreadcrumbNav items={breadcrumbs} />
      </div>
      <div css={columns}>
        <div css={words}>
          <h1>
            <Eyebrow>{soften(title)}</Eyebrow>
            {soften(heading)}
          </h1>
          <Prose tree={paragraphs} />
        </div>
        {image && screenshot && <FeatureScreenshot image={image} narrow={narrow} alt={screenshot.props?.alt ?? ''} />}
      </div>
    </Section>
  );
}

const hero = css({ paddingBlock: 'clamp(16px, 2vw, 28px) 0' });

const columns = css({
  display: 'grid',
  gap: 'clamp(36px, 5vw, 64px)',
  alignItems: 'center',
  marginBlockStart: 'clamp(12px, 2.4vw, 32px)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
});

const words = css({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  '& > p': css(ledeStyle, { fontSize: 'calc((var(--text-lede) + var(--text-body)) / 2)' }),
});
