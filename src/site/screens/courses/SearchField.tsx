import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { onThisPage } from '../../shell/queryString';
import { from } from '../../ui/breakpoints';
import { buttonPrimary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { control } from '../../ui/Field';
import { PageIcon } from '../../ui/PageIcon';
import { useTimer } from '../../ui/useTimer';
import { changeCourseQuery } from './courseQuery';

interface SearchFieldProps {
  fieldRef: RefObject<HTMLInputElement>;
  /** The search in the URL. */
  value: string;
  onSubmit: () => void;
}

/**
 * A form that submits to `/courses?search=…` without scripts and searches while typing with them. The field is
 * uncontrolled, so that text typed before hydration stays; it is searched for once the form is hydrated.
 */
export function SearchField({ fieldRef, value, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation('courses');
  const { language } = usePage();
  const timer = useTimer();
  const lastSearch = useRef('');
  // An input method has letters in the field that are not words yet.
  const isComposing = useRef(false);

  useEffect(() => {
    // The URL changed by a link, Back or “Clear”.
    if (fieldRef.current && value !== lastSearch.current) fieldRef.current.value = value;
    lastSearch.current = value;
  }, [fieldRef, value]);

  const search = useCallback(
    (method: 'pushState' | 'replaceState') => {
      timer.cancel();
      lastSearch.current = fieldRef.current?.value.trim() ?? '';
      changeCourseQuery({ search: lastSearch.current }, method);
    },
    [fieldRef, timer],
  );
  const searchSoon = () =>
    timer.after(
      debounceMs,
      onThisPage(() => search('replaceState')),
    );
  useEffect(() => {
    if (fieldRef.current?.value && !new URLSearchParams(window.location.search).has('search')) search('replaceState');
  }, [fieldRef, search]);
  return (
    <form
      role="search"
      action={localisedPath('/courses', language.code)}
      onSubmit={(event) => {
        event.preventDefault();
        search('pushState');
        onSubmit();
      }}
    >
      <label htmlFor="course-search" css={label}>
        {t('search.label')}
      </label>
      <div css={row}>
        <span css={box}>
          <PageIcon name="search" />
          <input
            ref={fieldRef}
            id="course-search"
            type="search"
            name="search"
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            css={[control, input]}
            onInput={() => !isComposing.current && searchSoon()}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={() => {
              isComposing.current = false;
              searchSoon();
            }}
          />
        </span>
        <Button type="submit" css={buttonPrimary}>
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}

const debounceMs = 250;

const label = css({ display: 'block', marginBlockEnd: 8, fontWeight: 640 });
const row = css({ display: 'grid', gap: 12, [from.medium]: { gridTemplateColumns: '1fr auto' } });

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
