import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../shell/MarkedText';
import { below } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { P } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { CourseResults } from './CourseResults';
import { hasFilters, useCourseQuery } from './courseQuery';
import { SearchPanel } from './SearchPanel';

/** The head of the library, which is short on phones while one searches, its search, and what was found. */
export function CourseSearch() {
  const { t } = useTranslation('courses');
  const query = useCourseQuery();
  const area = useRef<HTMLDivElement>(null);
  // Once the results are asked for: what is above them is shorter then.
  const showResults = () =>
    requestAnimationFrame(() => {
      area.current?.scrollIntoView();
      area.current?.focus({ preventScroll: true });
    });
  return (
    <>
      <header css={[container, hero]}>
        <h1>
          <MarkedText text={t('hero.title')} />
        </h1>
        <P css={[ledeStyle, hasFilters(query) && onWide]}>{t('hero.lede')}</P>
        <SearchPanel query={query} onSubmit={showResults} />
      </header>
      <CourseResults query={query} areaRef={area} />
    </>
  );
}

const hero = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  paddingBlockStart: 'var(--space-2xl)',
  '& > div': { marginBlockStart: 'var(--space-md)' },
});
const onWide = css({ [below.wide]: { display: 'none' } });
