import { useEffect, useState } from 'react';
import { useTimer } from '../../ui/useTimer';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Announces a changed price 400 ms after the last change, unless it is said already: by the slider, as its own value. */
export function PriceAnnouncement({ text, isSaid }: { text: string; isSaid: boolean }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  const timer = useTimer();
  useEffect(() => {
    if (text !== first || announced !== '') timer.after(400, () => setAnnounced(isSaid ? '' : text));
  }, [text, isSaid, first, announced, timer]);
  return (
    <output htmlFor="accounts" aria-live="polite" css={visuallyHidden}>
      {announced}
    </output>
  );
}
