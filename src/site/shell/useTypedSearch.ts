import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useTimer } from '../ui/useTimer';

/**
 * Returns a search field's ref and events, which bring what is typed into the URL, and what is in the URL into the field; its
 * name is that of the parameter. It is uncontrolled, so that text typed before hydration stays; it is searched for after that.
 */
export function useTypedSearch(value: string, change: (search: string, method: 'pushState' | 'replaceState') => void) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useTimer();
  const lastSearch = useRef('');
  useEffect(() => {
    // The URL changed by a link, Back or “Clear”.
    if (field.current && value !== lastSearch.current) field.current.value = value;
    lastSearch.current = value;
  }, [value]);
  const search = useCallback(
    (method: 'pushState' | 'replaceState') => {
      timer.cancel();
      lastSearch.current = field.current?.value.trim() ?? '';
      change(lastSearch.current, method);
    },
    [timer, change],
  );
  useEffect(() => {
    const { value = '', name = '' } = field.current ?? {};
    if (value && !new URLSearchParams(window.location.search).has(name)) search('replaceState');
  }, [search]);
  const searchSoon = () => timer.after(debounceMs, () => search('replaceState'));
  const empty = () => {
    if (!field.current) return;
    // The field may have text that is not in the URL yet.
    field.current.value = '';
    field.current.focus();
  };
  const events = {
    // An input method has letters in the field that are not words yet.
    onInput: ({ nativeEvent }: FormEvent) =>
      nativeEvent instanceof InputEvent && nativeEvent.isComposing ? timer.cancel() : searchSoon(),
    onCompositionEnd: searchSoon,
  };
  return { field, events, search, empty };
}

const debounceMs = 250;
