import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { MarkedText } from '../../shell/MarkedText';
import { useQueryString } from '../../shell/queryString';
import { useTypedSearch } from '../../shell/useTypedSearch';
import { below } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, smallButton } from '../../ui/button';
import { Chips, chipsInDetails } from '../../ui/Chips';
import { Details } from '../../ui/Details';
import { container } from '../../ui/container';
import { P, Button, Span } from '../../ui/elements';
import { control } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { ledeStyle } from '../../ui/SectionHeading';
import { visuallyHidden } from '../../ui/visuallyHidden';
import {
  hasFilters,
  changeCourseQuery,
  durationFilters,
  emptyQuery,
  hoursOf,
  levelFilters,
  parseCourseQuery,
  type CourseQuery,
} from './courseQuery';
import { CourseResults } from './CourseResults';

/** The head of the library, which is short while one searches, its search, and what was found. */
export function CourseSearch() {
  const { t } = useTranslation('courses');
  const query = parseCourseQuery(useQueryString());
  const area = useRef<HTMLDivElement>(null);
  // Once the results are asked for: what is above them is shorter then.
  const showResults = (field: Element) =>
    requestAnimationFrame(() => {
      field.scrollIntoView();
      area.current?.focus({ preventScroll: true });
    });
  return (
    <>
      <header css={[container, hero]}>
        <h1>
          <MarkedText text={t('hero.title')} />
        </h1>
        <P css={[ledeStyle, hasFilters(query) ? hidden : hiddenIfAwaited]}>{t('hero.lede')}</P>
        <SearchPanel query={query} onSubmit={showResults} />
      </header>
      <CourseResults query={query} areaRef={area} />
    </>
  );
}

/** The library’s search, a form without scripts, which with them searches while one types, and its two filters. */
function SearchPanel({ query, onSubmit }: { query: CourseQuery; onSubmit: (field: Element) => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const { language } = usePage();
  const { field, events, search, empty } = useTypedSearch(query.search, (text, method) =>
    changeCourseQuery({ search: text }, method),
  );
  const clear = () => {
    changeCourseQuery(emptyQuery, 'pushState');
    empty();
  };
  const levels = levelFilters.map((value) => ({
    value,
    label: value === 'any' ? t('filter.any') : t(`common:level.${value}`),
  }));
  const durations = durationFilters.map((value) => ({
    value,
    label: value === 'any' ? t('filter.any') : t(`filter.durations.${value}`, hoursOf[value]),
  }));
  const chosen = [...levels, ...durations]
    .filter(({ value }) => value !== 'any' && [query.level, query.duration].includes(value))
    .reduce<string>((text, { label }) => `${text} · ${label}`, t('filter.label'));
  return (
    <div css={panel}>
      <form
        role="search"
        action={localisedPath('/courses', language.code)}
        onSubmit={(event) => {
          event.preventDefault();
          search('pushState');
          onSubmit(event.currentTarget);
        }}
      >
        <label htmlFor="course-search">{t('search.label')}</label>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, '& > button': { flex: '1 0 auto' } }}>
          <input
            ref={field}
            id="course-search"
            type="search"
            name="search"
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            css={[control, input]}
            {...events}
          />
          <Button type="submit" css={buttonPrimary}>
            {t('search.submit')}
          </Button>
        </div>
      </form>
      <p css={withoutScripts}>{t('noScript')}</p>
      <div css={[row, withScripts]}>
        <Details summary={<Span key={chosen}>{chosen}</Span>} openFromMedium css={chipsInDetails}>
          <div css={row}>
            <Chips
              legend={t('filter.level')}
              options={levels}
              value={query.level}
              onChange={(level) => changeCourseQuery({ level }, 'pushState')}
            />
            <Chips
              legend={t('filter.duration')}
              options={durations}
              value={query.duration}
              onChange={(duration) => changeCourseQuery({ duration }, 'pushState')}
            />
          </div>
        </Details>
        {hasFilters(query) && (
          <Button type="button" css={[buttonSecondary, smallButton, clearButton]} onClick={clear}>
            <Icon name="x" />
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

const hero = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  paddingBlockStart: 'var(--space-xl)',
  '& > div': { marginBlockStart: 'var(--space-xs)' },
  [below.medium]: { paddingBlockStart: 44, '& > div': { marginBlockStart: 8 } },
});
const hidden = css({ display: 'none' });
const hiddenIfAwaited = css({ 'html.awaits-search &': hidden });

const panel = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-1)',
  '& label': { display: 'block', marginBlockEnd: 8, fontWeight: 640 },
  // Less high on phones, so that results are on their first screen; the button next to the field says what it is for.
  [below.medium]: { gap: 12, padding: 14, '& label': visuallyHidden },
});

const input = css({ flex: '999 1 10rem', minHeight: 56, fontSize: '1.0625rem', textOverflow: 'ellipsis' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px clamp(12px, 3vw, 24px)' });

// In two lines, where it then has room next to the other.
const clearButton = css({ flex: '1 1 8rem', maxWidth: 'max-content' });
