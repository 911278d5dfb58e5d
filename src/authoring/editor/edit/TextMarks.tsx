import { css, Global } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { EditableText } from '../../texts/editing';
import { findTexts, type ShownText } from '../../texts/findTexts';
import { colours } from './editStyles';
import { StateMark } from './TextList';

interface TextMarksProps {
  texts: readonly ShownText[];
  openId: string | undefined;
  onOpen: (text: EditableText) => void;
}

/**
 * Frames the texts that are missing or stale, the one that is open and the one under the pointer. A click opens a text; with
 * Ctrl, ⌘ or Shift the page gets the click.
 */
export function TextMarks({ texts, openId, onOpen }: TextMarksProps) {
  const [pointed, setPointed] = useState<ShownText>();
  useEffect(() => {
    const click = (event: MouseEvent) => {
      // The keyboard activates links as it always does.
      const isKeyboard = event.detail === 0;
      if (isKeyboard || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // They may have moved since they were framed.
      const now = findTexts(texts.map(({ text }) => text));
      const shown = textAt(now, event);
      if (!shown) return;
      event.preventDefault();
      event.stopPropagation();
      onOpen(shown.text);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('mousemove', (event) => setPointed(textAt(texts, event)), { signal, passive: true });
    window.addEventListener('click', click, { signal, capture: true });
    return () => listening.abort();
  }, [texts, onOpen]);
  const framed = texts.filter(({ text: { state, id } }) =>
    [state !== 'translated', id === openId, id === pointed?.text.id].includes(true),
  );
  return (
    <div data-live="marks">
      {pointed && <Global styles={{ 'body :not([data-live] *)': { cursor: 'text !important' } }} />}
      {framed.flatMap(({ text: { state, id }, boxes }) =>
        boxes.map(({ left, top, width, height }, index) => (
          <div
            key={`${id} ${index}`}
            ref={id === openId && index === 0 ? bringIntoView : undefined}
            css={[frame, state !== 'translated' && id !== openId && { borderColor: colours[state] }]}
            style={{ left: left - 4, top: top - 2, width: width + 8, height: height + 4 }}
          >
            <StateMark state={state} />
          </div>
        )),
      )}
    </div>
  );
}

function bringIntoView(frame: HTMLElement | null): void {
  frame?.scrollIntoView({ block: 'nearest' });
}

/** Of the texts under the pointer, the one that takes the least room. */
function textAt(texts: readonly ShownText[], { target, pageX: x, pageY: y }: MouseEvent): ShownText | undefined {
  if (target instanceof Element && target.closest('[data-live]')) return undefined;
  const here = texts.flatMap((shown) =>
    shown.boxes
      .filter(({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height)
      .map(({ width, height }) => ({ shown, area: width * height })),
  );
  return here.sort((a, b) => a.area - b.area)[0]?.shown;
}

const frame = css({
  position: 'absolute',
  zIndex: 2147481000,
  border: `2px solid ${colours.accent}`,
  borderRadius: 4,
  boxShadow: `0 0 0 1px ${colours.ground}`,
  pointerEvents: 'none',
  '& > *': { position: 'absolute', right: 0, top: '-1em' },
});
