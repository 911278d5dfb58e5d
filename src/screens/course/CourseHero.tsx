import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { TreeNode } from '../../model/mdx/tree';
import { CategoryArt } from '../../scenes/CategoryArt';
import { BreadcrumbNav, type Breadcrumb } from '../../shell/head/BreadcrumbNav';
import { Prose } from '../../shell/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { buttonRow } from '../../ui/button';
import { container } from '../../ui/container';
import { ledeStyle } from '../../ui/SectionHeading';
import type { Hue } from '../../ui/theme';

interface CourseHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  hue: Hue | undefined;
  heading: string;
  lead: readonly TreeNode[];
  count: number;
  actions: ReactNode;
}

/** The category's heading, introduction, course count, actions and picture. */
export function CourseHero({ breadcrumbs, hue, heading, lead, count, actions }: CourseHeroProps) {
  const soften = useSoftHyphens();
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  return (
    <header css={tint}>
      <div css={container}>
        <div lang={interfaceLang}>
          <BreadcrumbNav items={breadcrumbs} />
        </div>
        <div css={columns}>
          <div css={words}>
            <h1>{soften(heading)}</h1>
            <div css={ledeStyle}>
              <Prose tree={lead} />
            </div>
            <p css={label} lang={interfaceLang}>
              {t('courseCount', { count })}
            </p>
            <div css={buttonRow}>{actions}</div>
          </div>
          {hue && (
            <div css={picture}>
              <CategoryArt hue={hue} />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

const tint = css({
  overflow: 'clip',
  paddingBlockStart: '32px',
  background: 'var(--hue-tint)',
  '@media (forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
});

const columns = css({
  display: 'grid',
  gap: 'clamp(20px, 5vw, 64px)',
  alignItems: 'end',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const words = css({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  alignSelf: 'center',
  justifyItems: 'start',
  paddingBlockStart: 'clamp(8px, 2vw, 32px)',
  [from.wide]: { paddingBlockEnd: 'clamp(40px, 6vw, 80px)', '& > h1': { hyphens: 'none' } },
});

const label = css({
  marginBlockStart: 4,
  padding: '7px 16px',
  color: 'var(--hue)',
  background: 'var(--surface)',
  borderRadius: 'var(--radius-md)',
  fontWeight: 680,
  lineHeight: 1.4,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const picture = css({ inlineSize: '100%', maxInlineSize: 480, justifySelf: 'end', '& > div': { borderRadius: 0 } });
