import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LocaleLink } from '../../i18n/LocaleLink';
import { coursePath } from '../../../content/pages/contentKinds';
import type { IndexedCourse } from '../../../content/pages/facts';
import { below } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { CourseMeta, courseMetaInColumns } from './CourseMeta';
import { useContentLanguage } from './useContentLanguage';

interface CourseRowProps {
  course: Pick<IndexedCourse, 'id' | 'category' | 'hasPage' | 'title' | 'lang' | 'level' | 'hours'> &
    Partial<Pick<IndexedCourse, 'hue'>>;
  /** The title, where it is not shown as it is. */
  title?: ReactNode;
  /** What is said of it below the title. */
  children?: ReactNode;
}

/** A course in a list: its title, which links to its page, and its level and length. */
export function CourseRow({ course, title = course.title, children }: CourseRowProps) {
  const { interfaceLang } = useContentLanguage();
  return (
    <li css={[row, courseMetaInColumns]} data-hue={course.hue}>
      <LocaleLink to={coursePath(course)} css={link} lang={course.lang ?? interfaceLang}>
        {title}
      </LocaleLink>
      <CourseMeta level={course.level} hours={course.hours} lang={interfaceLang} />
      {children}
    </li>
  );
}

/** A list of such rows. */
export const courseList = css({ '& > li + li': { borderBlockStart: '1px solid var(--line)' } });

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 20px',
  paddingBlock: 6,
  [below.medium]: { paddingBlock: '2px 10px' },
  '& > p': { flexBasis: '100%', maxWidth: '72ch', color: 'var(--ink2)' },
  '@media print': { paddingBlock: 1, breakInside: 'avoid' },
});

const link = css(target, {
  flex: '1 1 14rem',
  // Level and length stand below every title, also below a short one.
  [below.medium]: { flexBasis: '100%' },
  color: 'var(--ink)',
  textDecorationColor: 'var(--line-strong)',
  '@media print': { minHeight: 0 },
});
