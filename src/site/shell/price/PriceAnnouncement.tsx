import { useEffect, useState } from 'react';
import { useTimer } from '../../ui/useTimer';
import { visuallyHidden } from '../../ui/visuallyHidden';

interface PriceAnnouncementProps {
  text: string;
  /** Whether the slider has changed it, which says it as its own value. */
  isSaid: boolean;
}

/** Announces a changed price 400 ms after the last change. */
export function PriceAnnouncement({ text, isSaid }: PriceAnnouncementProps) {
  const [first] = useState(text);
  const [announced, setAnnounced] = useState('');
  const timer = useTimer();
  useEffect(() => {
    if (text !== first || announced !== '') timer.after(400, () => setAnnounced(isSaid ? '' : text));
  }, [text, isSaid, first, announced, timer]);
  return (
    <output htmlFor="accounts accounts-slider" aria-live="polite" css={visuallyHidden}>
      {announced}
    </output>
  );
}
