import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageOf } from '../../shell/languageOf';
import { CopyButton } from '../CopyButton';
import { findStrings, type ShownString } from './findStrings';

/**
 * Says which string the pointer is on, and lists all of the page in a panel that can be folded. Alt+click on the words, or a
 * click on the list, copies the file and line where they are written. Alt+K goes to the list.
 */
export function KeysOverlay() {
  const [strings, setStrings] = useState<readonly ShownString[]>([]);
  const [copied, setCopied] = useState('');
  const [wanted, setWanted] = useState('');
  const [pointed, setPointed] = useState<{ string: ShownString; x: number; y: number }>();
  const [isOpen, setIsOpen] = useState(true);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => watchStrings(setStrings), []);
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setIsOpen(true);
      requestAnimationFrame(() => search.current?.focus());
    };
    const point = ({ pageX: x, pageY: y, target }: MouseEvent) => {
      const isOurs = target instanceof Element && target.closest('[data-live]');
      const string = isOurs ? undefined : smallestAt(strings, x, y);
      setPointed(string && { string, x, y });
    };
    const copy = (event: MouseEvent) => {
      const string = event.altKey ? smallestAt(strings, event.pageX, event.pageY) : undefined;
      if (!string) return;
      event.preventDefault();
      event.stopPropagation();
      void placeOf(string).then((place) => navigator.clipboard.writeText(place).then(() => setCopied(place)));
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', toList, { signal });
    window.addEventListener('mousemove', point, { signal, passive: true });
    window.addEventListener('click', copy, { signal, capture: true });
    return () => listening.abort();
  }, [strings]);
  const listed = strings.filter(({ key, words }) => `${key} ${words}`.toLowerCase().includes(wanted.toLowerCase()));
  return createPortal(
    <div lang="en" dir="ltr" data-live="keys">
      {pointed && (
        <p css={label} style={{ left: pointed.x + 14, top: pointed.y + 18 }}>
          {pointed.string.key} <small>Alt+click copies the place</small>
        </p>
      )}
      <aside aria-label="Keys on this page" css={panel}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {strings.length} strings; Alt+K comes here
        </button>
        <p role="status">{copied && `Copied: ${copied}`}</p>
        {isOpen && (
          <>
            <input
              ref={search}
              type="search"
              aria-label="Find a key or words"
              placeholder="Find a key or words"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <ul>
              {listed.map((string, index) => (
                <li key={`${index} ${string.key}`}>
                  <CopyButton
                    text={() => placeOf(string)}
                    aria-label={string.key}
                    onFocus={() => string.box && window.scrollTo({ top: string.box.top - 200 })}
                    onCopied={setCopied}
                  >
                    {string.key}
                    <span>{string.words.slice(0, 60)}</span>
                  </CopyButton>
                  {!string.box && <small> {string.where}</small>}
                </li>
              ))}
            </ul>
          </>
        )}
      </aside>
    </div>,
    document.body,
  );
}

/** Of the strings at a point of the document, the one that takes the least room. */
function smallestAt(strings: readonly ShownString[], x: number, y: number): ShownString | undefined {
  return strings
    .filter(({ box }) => box && x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height)
    .sort((a, b) => areaOf(a) - areaOf(b))[0];
}

function areaOf({ box }: ShownString): number {
  return (box?.width ?? 0) * (box?.height ?? 0);
}

/** Calls back with the strings when the page has changed, at most five times a second. Returns what stops it. */
function watchStrings(found: (strings: readonly ShownString[]) => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      found(findStrings());
    }, 200);
  };
  const observer = new MutationObserver((changes) => {
    if (
      changes.some(({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest('[data-live]'))
    )
      soon();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
  window.addEventListener('resize', soon);
  window.addEventListener('scroll', soon, { passive: true });
  soon();
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', soon);
    window.removeEventListener('scroll', soon);
    window.clearTimeout(timer);
  };
}

async function placeOf({ key, words }: ShownString): Promise<string> {
  const language = languageOf(window.location.pathname);
  const query = new URLSearchParams({ language, key, words });
  const answer = await fetch(`/__camre/place?${query}`);
  const { place }: { place: string | null } = await answer.json();
  return place ?? key;
}

const label = css({
  position: 'absolute',
  zIndex: 2147482000,
  maxWidth: '60ch',
  margin: 0,
  padding: '3px 8px',
  color: '#10222b',
  background: '#ffd166',
  borderRadius: 4,
  boxShadow: '0 1px 3px rgb(0 0 0 / .4)',
  font: '12px/1.4 ui-monospace, monospace',
  pointerEvents: 'none',
});

const panel = css({
  position: 'fixed',
  zIndex: 2147482500,
  left: 12,
  bottom: 12,
  width: 'min(22rem, calc(100vw - 24px))',
  padding: 14,
  color: '#fff',
  background: '#10222b',
  borderRadius: 8,
  boxShadow: '0 8px 30px rgb(0 0 0 / .5)',
  font: '13px/1.4 system-ui, sans-serif',
  '& > p': { margin: '0 0 8px', overflowWrap: 'anywhere' },
  '& > input': { width: '100%', padding: '6px 8px', color: '#10222b', background: '#fff', border: 0, borderRadius: 4 },
  '& li span': { display: 'block', color: '#cfdbe0', font: '12px/1.3 system-ui, sans-serif' },
  '& > ul': { maxHeight: '24vh', margin: '8px 0 0', padding: 0, overflow: 'auto', listStyle: 'none' },
  '& button': {
    padding: '3px 0',
    color: '#ffd166',
    background: 'none',
    border: 0,
    font: '12px/1.4 ui-monospace, monospace',
    textAlign: 'start',
    cursor: 'copy',
  },
  '& :focus-visible': { outline: '2px solid #fff' },
});
