import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import type { SampleLesson } from '../../screenData';
import { questionId } from '../../ui/Answer';
import { from } from '../../ui/breakpoints';
import { buttonRow, buttonSecondary } from '../../ui/button';
import { container } from '../../ui/container';
import { H1 } from '../../ui/elements';
import { hueBand } from '../../ui/hueBand';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { BreadcrumbNav, type Breadcrumb } from '../head/BreadcrumbNav';
import { factsRow } from './CourseMeta';
import { LessonLanguages } from './LessonLanguages';
import { Prose } from './Prose';
import { useContentLanguage } from './useContentLanguage';

interface CourseHeroProps {
  breadcrumbs: readonly Breadcrumb[];
  title: string;
  lede: readonly TreeNode[];
  /** The language of title and introduction. */
  lang?: string | undefined;
  facts: ReactNode;
  /** The button of the page; next to it is its sample lesson, or the way to the question in the phone. */
  action: ReactNode;
  sample: SampleLesson | undefined;
  /** The phone of somebody who learns it. */
  phone: ReactNode;
  /** What counts, next to the phone; where there is no room, above it. */
  children?: ReactNode;
}

/** The top of the page of a subject or a course: what it is, with the phone of somebody who learns it. */
export function CourseHero(props: CourseHeroProps) {
  const { breadcrumbs, title, lede, lang, facts, action, sample, phone, children } = props;
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <header css={[hueBand, { paddingBlockEnd: 28 }]}>
      <div css={container}>
        <BreadcrumbNav items={breadcrumbs} />
        <div css={columns}>
          <div css={words}>
            <H1 lang={lang}>{title}</H1>
            <div css={ledeStyle} lang={lang}>
              <Prose tree={lede} />
            </div>
            <div css={factsRow} lang={interfaceLang}>
              {facts}
            </div>
            <div css={buttonRow} lang={interfaceLang}>
              {action}
              {sample?.isOwn && (
                <LocaleLink to={linkTo('sampleLesson')} css={buttonSecondary} lang={sample.lang}>
                  {sample.title}
                </LocaleLink>
              )}
              {phone && !sample?.isOwn && (
                <a href={`#${questionId}`} css={buttonSecondary}>
                  {t('outline.question')}
                </a>
              )}
            </div>
          </div>
          {children && <div css={{ [from.wide]: { paddingBlock: 'var(--space-lg)' } }}>{children}</div>}
          <div lang={interfaceLang} css={learner} data-print="hide" data-lesson={phone ? '' : undefined}>
            {phone && <LessonLanguages />}
            {phone}
          </div>
        </div>
      </div>
    </header>
  );
}

const columns = css(sideBySide([7, 5], 'var(--space-lg) var(--space-2xl)', 'stretch'), {
  paddingBlockStart: 'var(--space-sm)',
  [from.wide]: { rowGap: 0, gridTemplateRows: 'auto 1fr', '& > :last-child': { gridArea: '1 / 2 / span 2' } },
});

const words = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  alignContent: 'start',
  justifyItems: 'start',
  [from.wide]: {
    '& > h1': { WebkitHyphens: 'none', hyphens: 'none' },
    // Without anything below them.
    '&:nth-last-of-type(2)': { gridRow: '1 / span 2', alignContent: 'center', paddingBlockEnd: 'var(--space-xl)' },
  },
});

/** As wide as the phone. */
const learner = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24.5rem)',
  justifyContent: 'center',
  // In the phone's head, within its frame.
  '& > *': { gridArea: '1 / 1' },
  '& > nav': { margin: '12px 22px' },
  '.awaits-query &': { visibility: 'hidden' },
});
