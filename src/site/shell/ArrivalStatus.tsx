import { useEffect, useState } from 'react';
import { visuallyHidden } from '../ui/visuallyHidden';
import { on } from './events';

/** Announces the page that was gone to where the focus is at another part than its title: at a link, or a section. */
export function ArrivalStatus() {
  const [place, setPlace] = useState({ name: '', lang: '', count: 0 });
  useEffect(() => on('arrived', (to) => setPlace(({ count }) => ({ ...to, count: count + 1 }))), []);
  return (
    <p role="status" css={visuallyHidden}>
      {/* Another element says the same words again. */}
      {place.name && (
        <span key={place.count} lang={place.lang || undefined}>
          {place.name}
        </span>
      )}
    </p>
  );
}
