import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../CopyButton';
import { findStrings, type ShownString } from './findStrings';

/** Every string of the page under its key; a click, or Enter, copies the file and line where it is written. Alt+K goes to the list. */
export function KeysOverlay() {
  const [strings, setStrings] = useState<readonly ShownString[]>([]);
  const [copied, setCopied] = useState('');
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => watchStrings(setStrings), []);
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', toList);
    return () => window.removeEventListener('keydown', toList);
  }, []);
  const button = { onCopied: (place: string) => setCopied(place) };
  const listed = strings.filter(({ key }) => key.toLowerCase().includes(wanted.toLowerCase()));
  return createPortal(
    <div lang="en" dir="ltr" data-live="keys">
      {strings.map(({ key, box }, index) =>
        box ? (
          <CopyButton
            key={`${index} ${key}`}
            text={() => placeOf(key)}
            css={label}
            style={{ left: box.left, top: box.top }}
            tabIndex={-1}
            {...button}
          >
            {key}
          </CopyButton>
        ) : null,
      )}
      <aside aria-label="Keys on this page" css={panel}>
        <p role="status">{copied ? `Copied: ${copied}` : `${strings.length} strings; Alt+K comes here`}</p>
        <input
          ref={search}
          type="search"
          aria-label="Find a key"
          placeholder="Find a key"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <ul>
          {listed.map(({ key, box, where }, index) => (
            <li key={`${index} ${key}`}>
              <CopyButton
                text={() => placeOf(key)}
                onFocus={() => box && window.scrollTo({ top: box.top - 200 })}
                {...button}
              >
                {key}
              </CopyButton>
              {!box && <small> {where}</small>}
            </li>
          ))}
        </ul>
      </aside>
    </div>,
    document.body,
  );
}

/** Looks anew when the page has changed, at most five times a second. Returns what stops it. */
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
  for (const event of ['resize', 'scroll']) window.addEventListener(event, soon, { passive: true });
  soon();
  return () => {
    observer.disconnect();
    for (const event of ['resize', 'scroll']) window.removeEventListener(event, soon);
    window.clearTimeout(timer);
  };
}

async function placeOf(key: string): Promise<string> {
  const [, language = 'en'] = /^\/([a-z]{2})(?:\/|$)/.exec(window.location.pathname) ?? [];
  const answer = await fetch(`/__camre/place?language=${language}&key=${encodeURIComponent(key)}`);
  const { place }: { place: string | null } = await answer.json();
  return place ?? key;
}

const label = css({
  position: 'absolute',
  zIndex: 2147482000,
  maxWidth: '24ch',
  padding: '1px 5px',
  overflow: 'hidden',
  color: '#10222b',
  background: '#ffd166',
  border: 0,
  borderRadius: 3,
  boxShadow: '0 1px 3px rgb(0 0 0 / .4)',
  font: '11px/1.4 ui-monospace, monospace',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0.9,
  cursor: 'copy',
  '&:hover, &:focus-visible': { zIndex: 2147482001, maxWidth: 'none', opacity: 1, outline: '2px solid #10222b' },
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
  '& > input': {
    width: '100%',
    padding: '6px 8px',
    color: '#10222b',
    background: '#fff',
    border: 0,
    borderRadius: 4,
    font: 'inherit',
  },
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
