import { useEffect, useState } from 'react';
import { useTimer } from '../../ui/useTimer';
import { visuallyHidden } from '../../ui/visuallyHidden';

/** Announces a changed price 400 ms after the last change. */
export function PriceAnnouncement({ text }: { text: string }) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  const timer = useTimer();
  useEffect(() => {
    if (text !== first || announced !== '') timer.after(400, () => setAnnounced(text));
  }, [text, first, announced, timer]);
  return (
    <output htmlFor="accounts accounts-slider" aria-live="polite" css={visuallyHidden}>
      {announced}
    </output>
  );
}
