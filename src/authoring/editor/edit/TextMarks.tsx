import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import { colours } from './editStyles';
import type { ShownText } from '../../texts/findTexts';
import { StateMark } from './StateMark';

interface TextMarksProps {
  texts: readonly ShownText[];
  /** Finds them again, as a font that has arrived since may have moved them. */
  findAgain: () => readonly ShownText[];
  /** The text that is open. */
  openId: string | undefined;
  onOpen: (shown: ShownText) => void;
  onCopy: (place: string) => void;
}

/**
 * Frames the texts that are missing or stale, the one that is open and the one under the pointer, with its id. A click opens
 * a text; with Alt it copies its place, with Ctrl, ⌘ or Shift the page gets the click.
 */
export function TextMarks({ texts, findAgain, openId, onOpen, onCopy }: TextMarksProps) {
  const [pointed, setPointed] = useState<{ shown: ShownText; x: number; y: number }>();
  useEffect(() => {
    const isOfEditor = ({ target }: MouseEvent) => target instanceof Element && target.closest('[data-live]') !== null;
    const point = (event: MouseEvent) => {
      const shown = isOfEditor(event) ? undefined : smallestAt(texts, event);
      setPointed(shown && { shown, x: event.pageX, y: event.pageY });
    };
    const click = (event: MouseEvent) => {
      // The keyboard activates links as it always does.
      const isKeyboard = event.detail === 0;
      if (isKeyboard || event.ctrlKey || event.metaKey || event.shiftKey || isOfEditor(event)) return;
      const shown = smallestAt(findAgain(), event);
      if (!shown) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.altKey) void navigator.clipboard.writeText(shown.text.place).then(() => onCopy(shown.text.place));
      else onOpen(shown);
    };
    const listening = new AbortController();
    window.addEventListener('mousemove', point, { signal: listening.signal, passive: true });
    window.addEventListener('click', click, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [texts, findAgain, onOpen, onCopy]);
  const framed = texts.filter(
    ({ text, box }) => box && (text.state !== 'translated' || text.id === openId || text.id === pointed?.shown.text.id),
  );
  return (
    <>
      {pointed && <Global styles={{ 'body :not([data-live] *)': { cursor: 'text !important' } }} />}
      {framed.map(({ text, box }, index) => (
        <div
          key={`${text.id} ${index}`}
          css={frame}
          data-state={text.id === openId ? 'open' : text.state}
          style={box && { left: box.left - 4, top: box.top - 2, width: box.width + 8, height: box.height + 4 }}
        >
          <StateMark state={text.state} />
        </div>
      ))}
      {pointed && (
        <p css={label} style={{ left: pointed.x + 14, top: pointed.y + 18 }}>
          {pointed.shown.text.id} <small>click edits, Alt+click copies the place</small>
        </p>
      )}
    </>
  );
}

/** Of the texts under the pointer, the one that takes the least room. */
function smallestAt(texts: readonly ShownText[], { pageX: x, pageY: y }: MouseEvent): ShownText | undefined {
  return texts
    .filter(({ box }) => box && x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height)
    .sort((a, b) => areaOf(a) - areaOf(b))[0];
}

function areaOf({ box }: ShownText): number {
  return (box?.width ?? 0) * (box?.height ?? 0);
}

const frame = css({
  position: 'absolute',
  zIndex: 2147481000,
  border: `2px solid ${colours.accent}`,
  borderRadius: 4,
  boxShadow: '0 0 0 1px #10222b',
  pointerEvents: 'none',
  '&[data-state="missing"]': { border: `2px dashed ${colours.missing}`, boxShadow: 'none' },
  '&[data-state="stale"]': { border: `4px double ${colours.stale}`, boxShadow: 'none' },
  '& > *': { position: 'absolute', right: -9, top: -9 },
});

const label = css({
  position: 'absolute',
  zIndex: 2147482000,
  maxWidth: '60ch',
  padding: '3px 8px',
  color: colours.fieldText,
  background: colours.accent,
  borderRadius: 4,
  boxShadow: '0 1px 3px rgb(0 0 0 / .4)',
  font: '12px/1.4 ui-monospace, monospace',
  pointerEvents: 'none',
});
