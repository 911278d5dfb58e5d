import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { TreeNode } from '../../model/mdx/tree';
import { BreadcrumbNav, type Breadcrumb } from '../../shell/head/BreadcrumbNav';
import { Prose } from '../../shell/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { Eyebrow } from '../../ui/Eyebrow';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';

interface FeatureHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  /** The page's title, above its heading. */
  title: string;
  heading: string;
  lead: readonly TreeNode[];
  action: ReactNode;
  picture: ReactNode;
}

/** The page's heading, introduction and call to action next to its picture. */
export function FeatureHero({ breadcrumbs, title, heading, lead, action, picture }: FeatureHeroProps) {
  const soften = useSoftHyphens();
  const { interfaceLang } = useContentLanguage();
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
          <Prose tree={lead} />
          <div>{action}</div>
        </div>
        {picture}
      </div>
    </Section>
  );
}

const hero = css({
  paddingBlock: '32px 0',
  '&:has(+ [data-tone="sunken"])': { paddingBlockEnd: 'var(--section)' },
});

const columns = css({
  display: 'grid',
  gap: 'clamp(36px, 5vw, 64px)',
  alignItems: 'center',
  marginBlockStart: 'clamp(12px, 2.4vw, 32px)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' },
});

const words = css({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  '& > p': css(ledeStyle, { fontSize: 'calc((var(--text-lede) + var(--text-body)) / 2)' }),
});
