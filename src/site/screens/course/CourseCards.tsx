import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { ContactLink } from '../../shell/ContactLink';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { CardGrid } from '../../ui/CardGrid';
import { outlineId } from './CourseOutline';
import type { ListedCourse } from './listedCourses';

interface CourseCardsProps {
  courses: readonly ListedCourse[];
  /** The category's total, which may exceed the listed courses. */
  count: number;
  category: string;
  /** When a course was last reviewed, by its id. */
  reviewed: Readonly<Record<string, string>>;
  /** The number of lessons of each course whose outline is on the page, by its id. */
  lessons: ReadonlyMap<string, number>;
}

/** The courses of a category, each with its id as fragment (MDX: CourseList). */
export function CourseCards({ courses, count, category, reviewed, lessons }: CourseCardsProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  // The CSS pseudo-class `:target` ignores client-side navigation.
  const fragment = useSyncExternalStore(subscribe, currentFragment, noFragment);
  return (
    <>
      <CardGrid min="17rem" columns={3} label={t('list.label', { category })}>
        {courses.map(({ id, title, description, hours, level }) => (
          <li key={id} id={id} css={[card, id === fragment && highlighted]}>
            <h3 css={heading}>{title}</h3>
            <p css={text}>
              <Prose tree={description} />
            </p>
            <div css={meta} lang={interfaceLang}>
              <CourseMeta level={level} hours={hours} />
              {reviewed[id] !== undefined && <span css={small}>{t('list.reviewed', { date: reviewed[id] })}</span>}
              {lessons.has(id) && (
                <LocaleLink to={`#${outlineId(id)}`} css={outline}>
                  {t('outline.lessons', { count: lessons.get(id) ?? 0 })}
                </LocaleLink>
              )}
            </div>
          </li>
        ))}
      </CardGrid>
      {courses.length < count && (
        <p css={note} lang={interfaceLang}>
          <RichText
            text={t('list.listed', { count, listed: courses.length })}
            tags={{
              ask: (words) => (
                <ContactLink topic="courseList" css={ask}>
                  {words}
                </ContactLink>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

const currentFragment = () => window.location.hash.slice(1);
const noFragment = () => '';

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingBlock: 18,
  borderBlockStart: '2px solid var(--hue-tint)',
});

// The course that the URL's fragment points at.
const highlighted = css({
  background: 'var(--hue-tint)',
  borderColor: 'var(--hue)',
  // Its words stay in line with the others.
  boxShadow: '-10px 0 0 var(--hue-tint), 10px 0 0 var(--hue-tint)',
});

const heading = css({ fontSize: '1.1875rem' });
const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  marginBlockStart: 'auto',
  paddingBlockStart: 10,
});
const outline = css({ marginBlock: -10, paddingBlock: 10, fontSize: 'var(--text-small)' });
const small = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });
const text = css({ color: 'var(--ink2)' });
const note = css({ marginBlockStart: 28, color: 'var(--ink2)' });
const ask = css({ display: 'inline-block', paddingBlock: 10 });
