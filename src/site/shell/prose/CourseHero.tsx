import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import type { SampleLesson } from '../../screenData';
import { from } from '../../ui/breakpoints';
import { buttonRow, buttonSecondary } from '../../ui/button';
import { container } from '../../ui/container';
import { H1 } from '../../ui/elements';
import { hueBand } from '../../ui/hueBand';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { BreadcrumbNav, type Breadcrumb } from '../head/BreadcrumbNav';
import { factsRow } from './CourseMeta';
import { Prose } from './Prose';
import { useContentLanguage } from './useContentLanguage';

interface CourseHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  title: string;
  lede: readonly TreeNode[];
  /** The language of title and introduction. */
  lang?: string | undefined;
  facts: ReactNode;
  actions: ReactNode;
  /** The phone of somebody who learns it. */
  phone: ReactNode;
}

/** The top of the page of a subject or a course: what it is, with the phone of somebody who learns it. */
export function CourseHero({ breadcrumbs, title, lede, lang, facts, actions, phone }: CourseHeroProps) {
  const { interfaceLang } = useContentLanguage();
  return (
    <header css={[hueBand, standing]}>
      <div css={container}>
        <BreadcrumbNav items={breadcrumbs} />
        <div css={columns}>
          <div css={words}>
            <H1 lang={lang}>{title}</H1>
            <div css={ledeStyle} lang={lang}>
              <Prose tree={lede} />
            </div>
            <div css={[factsRow, wide]} lang={interfaceLang}>
              {facts}
            </div>
            <div css={buttonRow} lang={interfaceLang}>
              {actions}
            </div>
          </div>
          <div lang={interfaceLang} data-print="hide">
            {phone}
          </div>
        </div>
      </div>
    </header>
  );
}

/** A link to the sample lesson; of another subject or course, it says what the lesson is about. */
export function SampleLink({ isOwn, title, lang }: SampleLesson) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <LocaleLink
      to={linkTo('sampleLesson')}
      css={buttonSecondary}
      lang={isOwn ? interfaceLang : (lang ?? interfaceLang)}
    >
      {isOwn ? t('sample.link') : title}
    </LocaleLink>
  );
}

// The phone stands on its edge.
const standing = css({ paddingBlockEnd: 0 });

const columns = sideBySide([7, 5], 'var(--space-md) var(--space-2xl)', 'end');

const wide = css({ justifySelf: 'stretch' });

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignSelf: 'center',
  justifyItems: 'start',
  paddingBlockStart: 'var(--space-sm)',
  [from.wide]: { paddingBlockEnd: 'var(--space-2xl)', '& > h1': { WebkitHyphens: 'none', hyphens: 'none' } },
});
