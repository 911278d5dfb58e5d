import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '../i18n/usePage';

/**
 * Returns the query and the fragment of the address for a link to the page in another language, empty until hydrated, and
 * handlers that read them again before the link is followed: they change while a page is shown.
 */
export function useAddressSuffix() {
  const { route } = usePage();
  const [suffix, setSuffix] = useState('');
  const update = () => setSuffix(window.location.search + window.location.hash);
  useEffect(update, [route]);
  // Assistive technology presses without a pointer or focus; the address has to be there when the press ends.
  return [suffix, { onPointerEnter: update, onFocus: update, onClick: () => flushSync(update) }] as const;
}
