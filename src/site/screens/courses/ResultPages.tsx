import { useContext, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { IndexedCourse } from '../../../content/pages/facts';
import { keepInHistory, keptInHistory } from '../../shell/historyEntry';
import { buttonSecondary } from '../../ui/button';
import { CardGrid } from '../../ui/CardGrid';
import { Button } from '../../ui/elements';
import { CourseResult } from './CourseResult';
import type { MarkedText } from './markMatches';
import { Announce } from './resultsStatus';

interface CourseCardsProps {
  courses: readonly IndexedCourse[];
  nameOf: (category: string) => string;
  /** Splits a text at what the search found. */
  mark: (text: string) => MarkedText[];
}

interface ResultPagesProps extends CourseCardsProps {
  /** What was searched for: another search begins at its first page. */
  query: string;
}

/** Found courses, a page more at each press of a button; Back finds as many as there were. */
export function ResultPages({ query, courses, ...shared }: ResultPagesProps) {
  const { t } = useTranslation('courses');
  const announce = useContext(Announce);
  const grid = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(openedBefore);
  const shown = Math.min(opened.query === query ? opened.count : page, courses.length);
  const count = courses.length;
  const showMore = () => {
    const next = Math.min(shown + page, count);
    // The first of the new ones is where the button was; after the last page the button is gone.
    flushSync(() => setOpened({ query, count: next }));
    grid.current?.querySelector<HTMLElement>(`li:nth-of-type(${shown + 1}) a`)?.focus();
    keepInHistory('results', [query, String(next)]);
    announce(t('results.shown', { count, shown: next }));
  };
  return (
    <div ref={grid} css={stack}>
      <CourseCards courses={courses.slice(0, shown)} {...shared} />
      {shown < count && (
        <div css={more}>
          <p key={shown}>{t('results.shown', { count, shown })}</p>
          <Button type="button" css={buttonSecondary} onClick={showMore}>
            {t('results.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A card for each course. */
export function CourseCards({ courses, nameOf, mark }: CourseCardsProps) {
  return (
    <CardGrid min="19rem" columns={3}>
      {courses.map((course) => (
        <CourseResult key={course.id} course={course} category={nameOf(course.category)} mark={mark} />
      ))}
    </CardGrid>
  );
}

/** Courses of a page: full rows of two and of three. */
const page = 24;

function openedBefore(): { query: string; count: number } {
  const [query, count] = keptInHistory('results');
  return { query: String(query), count: Number(count) || page };
}

const stack = css({ display: 'grid', gap: 'var(--space-md)' });

const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px var(--space-md)',
  '& > p': { color: 'var(--ink2)' },
});
