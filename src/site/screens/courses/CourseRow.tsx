import { css } from '@emotion/react';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { Hue } from '../../../content/data/hues';
import { coursePath } from '../../../content/pages/contentKinds';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseMeta, courseMetaInColumns } from '../../shell/prose/CourseMeta';
import { below } from '../../ui/breakpoints';

/** What a list says of a course. */
export type ListedCourse = Pick<IndexedCourse, 'id' | 'category' | 'hasPage' | 'title' | 'lang' | 'level' | 'hours'>;

interface CourseRowProps {
  course: ListedCourse;
  hue?: Hue;
}

/** A course in a list: its title, which links to its page, and its level and length. */
export function CourseRow({ course, hue }: CourseRowProps) {
  const { title, lang, level, hours } = course;
  return (
    <li css={[row, courseMetaInColumns]} data-hue={hue}>
      <LocaleLink to={coursePath(course)} css={link} lang={lang}>
        {title}
      </LocaleLink>
      <CourseMeta level={level} hours={hours} />
    </li>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 20px',
  paddingBlock: 6,
  [below.medium]: { paddingBlock: '2px 10px' },
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: '1 1 14rem',
  minHeight: 44,
  // Level and length stand below every title, also below a short one.
  [below.medium]: { flexBasis: '100%' },
  color: 'var(--ink)',
  textDecorationColor: 'var(--line-strong)',
});
