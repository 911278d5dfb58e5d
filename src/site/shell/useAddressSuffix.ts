import { useEffect, useState } from 'react';
import { usePage } from '../i18n/usePage';

/**
 * Returns the query and the fragment of the address for a link to the page in another language, empty until hydrated, and
 * a function that reads them again before the link is followed: they change while a page is shown.
 */
export function useAddressSuffix(): readonly [suffix: string, update: () => void] {
  const { route } = usePage();
  const [suffix, setSuffix] = useState('');
  const update = () => setSuffix(window.location.search + window.location.hash);
  useEffect(update, [route]);
  return [suffix, update];
}
