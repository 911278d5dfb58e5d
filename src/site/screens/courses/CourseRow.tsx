import { css } from '@emotion/react';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseMeta } from '../../shell/prose/CourseMeta';

/** What a list says of a course. */
export type ListedCourse = Pick<IndexedCourse, 'id' | 'title' | 'lang' | 'level' | 'hours'>;

interface CourseRowProps {
  course: ListedCourse;
  /** The page of the course's category. */
  path: string;
  hue?: string;
}

/** A course in a list: its title, which links to it on the page of its category, and its level and length. */
export function CourseRow({ course: { id, title, lang, level, hours }, path, hue }: CourseRowProps) {
  return (
    <li css={row} data-hue={hue}>
      <LocaleLink to={`${path}#${id}`} css={link} lang={lang}>
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
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'var(--ink)',
  textDecorationColor: 'var(--line-strong)',
});
