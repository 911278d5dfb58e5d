import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { ContactLink } from '../../shell/ContactLink';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { CardGrid } from '../../ui/CardGrid';
import type { ListedCourse } from './listedCourses';

interface CourseCardsProps {
  courses: readonly ListedCourse[];
  /** The category's total, which may exceed the listed courses. */
  count: number;
  category: string;
}

/** The courses of a category, each with its id as fragment (MDX: CourseList). */
export function CourseCards({ courses, count, category }: CourseCardsProps) {
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
            <CourseMeta level={level} hours={hours} lang={interfaceLang} />
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
  padding: '18px 12px',
  borderBlockStart: '2px solid var(--hue-tint)',
  '& > span': { marginBlockStart: 'auto', paddingBlockStart: 10 },
});

// The course that the URL's fragment points at.
const highlighted = css({ background: 'var(--hue-tint)', borderColor: 'var(--hue)' });

const heading = css({ fontSize: '1.1875rem' });
const text = css({ color: 'var(--ink2)' });
const note = css({ marginBlockStart: 28, color: 'var(--ink2)' });
const ask = css({ display: 'inline-block', paddingBlock: 10 });
