import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { TreeElement } from '../../../content/mdx/tree';
import { linkTo } from '../../links';
import { childElements } from '../../shell/prose/contentSections';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { tile } from '../../ui/IconTile';
import type { ListedCourse } from './listedCourses';

interface CourseOutlineProps {
  element: TreeElement;
  courses: readonly ListedCourse[];
  /** Whether the sample lesson is of this subject. */
  hasSample: boolean;
}

/** Returns the id of the outline of a course on its page. */
export function outlineId(course: string): string {
  return `lessons-${course}`;
}

/** The lessons of one course, and what people can do afterwards (MDX: CourseOutline). */
export function CourseOutline({ element, courses, hasSample }: CourseOutlineProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const course = courses.find(({ id }) => id === element.props?.of);
  if (!course) return null;
  const lessons = childElements(element, 'Lesson');
  return (
    <div id={outlineId(course.id)} css={card}>
      <div>
        <h3>{course.title}</h3>
        <div css={meta} lang={interfaceLang}>
          <span>{t('outline.lessons', { count: lessons.length })}</span>
          <CourseMeta level={course.level} hours={course.hours} />
        </div>
        <ol role="list" css={list}>
          {lessons.map(({ props, children = [] }, index) => (
            <li key={index}>
              <span css={number} aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <Prose tree={children} />
              </span>
              <span css={minutes} lang={interfaceLang}>
                {t('outline.minutes', { minutes: props?.minutes ?? '' })}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div css={after}>
        <h4 lang={interfaceLang}>{t('outline.outcomes')}</h4>
        <ul role="list">
          {childElements(element, 'Outcome').map(({ children = [] }, index) => (
            <li key={index}>
              <Icon name="check" />
              <span>
                <Prose tree={children} />
              </span>
            </li>
          ))}
        </ul>
        {hasSample && (
          <LocaleLink to={linkTo('sampleLesson')} css={buttonSecondary} lang={interfaceLang}>
            {t('sample.link')}
          </LocaleLink>
        )}
      </div>
    </div>
  );
}

const card = css({
  display: 'grid',
  overflow: ['hidden', 'clip'],
  scrollMarginBlockStart: 96,
  '& + &': { marginBlockStart: 'var(--space-md)' },
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& > div': { padding: 'var(--space-lg)' },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  marginBlock: '8px 20px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
});

const list = css({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 14,
    paddingBlock: 10,
    borderBlockStart: '1px solid var(--line)',
  },
});

const number = css(tile, {
  width: '2rem',
  height: '2rem',
  borderRadius: 'var(--radius-sm)',
  fontSize: 'var(--text-small)',
  fontWeight: 700,
});

const minutes = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' });

const after = css({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  justifyItems: 'start',
  background: 'var(--hue-tint)',
  '& > ul': { display: 'grid', gap: 14 },
  '& li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 3, color: 'var(--hue)', fontSize: '1.25rem' },
});
