import { css } from '@emotion/react';
import { useRef, useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { MarkedText } from '../../shell/MarkedText';
import { onThisPage } from '../../shell/queryString';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, smallButton } from '../../ui/button';
import { Chips } from '../../ui/Chips';
import { container } from '../../ui/container';
import { P, Button } from '../../ui/elements';
import { control } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { PageIcon } from '../../ui/PageIcon';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { ledeStyle } from '../../ui/SectionHeading';
import { useTimer } from '../../ui/useTimer';
import {
  hasFilters,
  useCourseQuery,
  changeCourseQuery,
  durationFilters,
  emptyQuery,
  hoursOf,
  levelFilters,
  type CourseQuery,
} from './courseQuery';
import { CourseResults } from './CourseResults';

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

/**
 * The library's search, a form that submits to `/courses?search=…` without scripts and searches while typing with them, and its
 * two filters. The field is uncontrolled, so that text typed before hydration stays; it is searched for after that.
 */
function SearchPanel({ query, onSubmit }: { query: CourseQuery; onSubmit: () => void }) {
  const { t } = useTranslation(['courses', 'common']);
  const { language } = usePage();
  const { field, search, clear, ...typing } = useTypedSearch(query.search);
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const areFiltersShown = isOpen || query.level !== 'any' || query.duration !== 'any';
  return (
    <div css={panel}>
      <form
        role="search"
        action={localisedPath('/courses', language.code)}
        onSubmit={(event) => {
          event.preventDefault();
          search('pushState');
          onSubmit();
        }}
      >
        <label htmlFor="course-search">{t('search.label')}</label>
        <div css={fieldRow}>
          <span css={box}>
            <PageIcon name="search" />
            <input
              ref={field}
              id="course-search"
              type="search"
              name="search"
              placeholder={t('search.placeholder')}
              autoComplete="off"
              enterKeyHint="search"
              css={[control, input]}
              {...typing}
            />
          </span>
          <Button type="submit" css={buttonPrimary}>
            {t('search.submit')}
          </Button>
        </div>
      </form>
      <p css={withoutScripts}>{t('noScript')}</p>
      <div css={[row, withScripts]}>
        <Button
          type="button"
          aria-expanded={areFiltersShown}
          aria-controls={filtersId}
          css={[buttonSecondary, smallButton, toggle]}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filter.label')}
          <Icon name="chevron-down" />
        </Button>
        <div id={filtersId} role="group" aria-label={t('filter.label')} css={[row, !areFiltersShown && closedOnPhones]}>
          <Chips
            legend={t('filter.level')}
            options={levelFilters.map((value) => ({
              value,
              label: value === 'any' ? t('filter.any') : t(`common:level.${value}`),
            }))}
            value={query.level}
            onChange={(level) => changeCourseQuery({ level }, 'pushState')}
          />
          <Chips
            legend={t('filter.duration')}
            options={durationFilters.map((value) => ({
              value,
              label: value === 'any' ? t('filter.any') : t(`filter.durations.${value}`, hoursOf[value]),
            }))}
            value={query.duration}
            onChange={(duration) => changeCourseQuery({ duration }, 'pushState')}
          />
        </div>
        {hasFilters(query) && (
          <Button type="button" css={[buttonSecondary, smallButton]} onClick={clear}>
            <Icon name="x" />
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns the search field's ref and events, which bring what is typed into the URL, and what is in the URL into the field. */
function useTypedSearch(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useTimer();
  const lastSearch = useRef('');
  // An input method has letters in the field that are not words yet.
  const isComposing = useRef(false);
  useEffect(() => {
    // The URL changed by a link, Back or “Clear”.
    if (field.current && value !== lastSearch.current) field.current.value = value;
    lastSearch.current = value;
  }, [value]);
  const search = useCallback(
    (method: 'pushState' | 'replaceState') => {
      timer.cancel();
      lastSearch.current = field.current?.value.trim() ?? '';
      changeCourseQuery({ search: lastSearch.current }, method);
    },
    [timer],
  );
  useEffect(() => {
    if (field.current?.value && !new URLSearchParams(window.location.search).has('search')) search('replaceState');
  }, [search]);
  const searchSoon = () =>
    timer.after(
      debounceMs,
      onThisPage(() => search('replaceState')),
    );
  const clear = () => {
    changeCourseQuery(emptyQuery, 'pushState');
    if (!field.current) return;
    // The field may have text that is not in the URL yet.
    field.current.value = '';
    field.current.focus();
  };
  return {
    field,
    search,
    clear,
    onInput: () => !isComposing.current && searchSoon(),
    onCompositionStart: () => (isComposing.current = true),
    onCompositionEnd: () => {
      isComposing.current = false;
      searchSoon();
    },
  };
}

const hero = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  paddingBlockStart: 'var(--space-2xl)',
  '& > div': { marginBlockStart: 'var(--space-md)' },
});
const onWide = css({ [below.wide]: { display: 'none' } });

const debounceMs = 250;

const panel = css({
  display: 'grid',
  gap: 'var(--space-md)',
  padding: 'var(--space-lg)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-1)',
  '& label': { display: 'block', marginBlockEnd: 8, fontWeight: 640 },
});

const fieldRow = css({ display: 'grid', gap: 12, [from.medium]: { gridTemplateColumns: '1fr auto' } });

const box = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetBlockStart: 'calc(50% - .5em)',
    insetInlineStart: 18,
    color: 'var(--ink3)',
    fontSize: '1.25rem',
    pointerEvents: 'none',
  },
});

const input = css({ minHeight: 56, paddingInlineStart: 50, fontSize: '1.0625rem' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '18px var(--space-md)' });

// On phones the results are in sight while one types: the filters open by a button.
const closedOnPhones = css({ [below.medium]: { display: 'none' } });
const toggle = css({ [from.medium]: { display: 'none' }, '&[aria-expanded="true"] > svg': { rotate: '180deg' } });
