import { useQuery } from '@tanstack/react-query';
import { cloneElement, isValidElement, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { PageContext, PublishedLanguage } from '../../content/pageContext';
import { PageShell } from '../../site/shell/PageShell';
import { editingPaths, type EditableText } from '../texts/editing';
import { markStrings } from '../texts/markStrings';
import { setEditMode, takeTextOfAddress, useEditMode } from './edit/editMode';
import { queryOf, useEditor } from './edit/useEditor';
import { createPortal } from 'react-dom';
import { Dock } from './edit/Dock';
import { Panel } from './edit/Panel';
import { matchesSearch, StateMark, TextList } from './edit/TextList';
import { findTexts, type ShownText } from '../texts/findTexts';
import { css, Global } from '@emotion/react';
import { colours } from './edit/editStyles';

interface LiveShellProps {
  /** What Gatsby has of the page's context under the live server. */
  readonly pageContext: Pick<PageContext, 'language' | 'route'>;
  readonly children: ReactNode;
}

/**
 * The shell of a page under the live server, with the editor of its texts, which finds strings by their marks. The page's
 * context comes from the live server and not from Gatsby, which would need seconds to make all pages again after a save.
 */
export default function LiveShell({ pageContext: { language: code, route }, children }: LiveShellProps) {
  const isEditing = useEditMode();
  const { data: pageContext, error } = useQuery(
    queryOf<PageContext>(editingPaths.pageContext, { language: code, route }),
  );
  const shown = useMemo(() => {
    if (!pageContext || !isEditing) return pageContext;
    const { strings, fallbackStrings } = pageContext;
    return { ...pageContext, strings: markStrings(strings), fallbackStrings: markStrings(fallbackStrings) };
  }, [pageContext, isEditing]);
  if (!pageContext || !shown) return error && <p role="alert">{error.message}</p>;
  // Gatsby has no data before the page's query has run, and where it ran between two states of a file.
  const screen =
    isValidElement<{ data?: object | null; pageContext: PageContext }>(children) && children.props.data !== null
      ? cloneElement(children, { pageContext })
      : null;
  const language = pageContext.languages.find((one) => one.code === code);
  return (
    <>
      <PageShell pageContext={shown}>{screen}</PageShell>
      {language && <Editor key={`${code} ${route}`} language={language} route={route} />}
    </>
  );
}

/** Edits the texts of the page of a route where they are: the marks on the page, and the bar with the list or a text. */
function Editor({ language, route }: { language: PublishedLanguage; route: string }) {
  const isOn = useEditMode();
  const editor = useEditor(language.code, route);
  const { texts, text, open, openPanel, closePanel } = editor;
  // Where the texts are on the page, as it last changed; none while the page is not edited.
  const [shown, setShown] = useState<readonly ShownText[]>([]);
  useEffect(() => (isOn ? watchPage(() => setShown(findTexts(texts))) : setShown([])), [texts, isOn]);
  const [search, setSearch] = useState('');
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setEditMode(true);
      openPanel();
    };
    window.addEventListener('keydown', toList);
    return () => window.removeEventListener('keydown', toList);
  }, [openPanel]);
  useEffect(() => {
    const named = shown.length > 0 ? takeTextOfAddress() : undefined;
    const first = shown.find((entry) => entry.text.id === named);
    if (first) openPanel(first.text);
  }, [shown, openPanel]);
  const toggle = () => {
    setEditMode(!isOn);
    closePanel();
  };
  const found = shown.filter((entry) => matchesSearch(entry.text, search));
  const list = open && (
    <Panel key={open.count} title="Texts of this page" onClose={closePanel}>
      <TextList entries={found} language={language} search={search} onSearch={setSearch} onOpen={openPanel} />
    </Panel>
  );
  return createPortal(
    <>
      {isOn && <TextMarks texts={shown} openId={text?.id} onOpen={openPanel} />}
      <Dock language={language} editor={editor} entries={shown} list={list} isOn={isOn}>
        <button aria-pressed={isOn} onClick={toggle}>
          Edit
        </button>
        <span lang={language.htmlLang}>{language.name}</span>
        {isOn && (
          <button onClick={() => openPanel()} aria-keyshortcuts="Alt+K">
            All texts
          </button>
        )}
        <a href={`/_work#${language.code}`} data-native>
          Work list
        </a>
      </Dock>
    </>,
    document.body,
  );
}

/** Calls back now and when the page or its fonts have changed, at most five times a second. Returns what stops it. */
function watchPage(onChange: () => void): () => void {
  let timer: number | undefined;
  const soon = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      onChange();
    }, 200);
  };
  const ofPage = ({ target }: MutationRecord) =>
    !(target instanceof Element ? target : target.parentElement)?.closest('[data-live], head style');
  const observer = new MutationObserver((changes) => changes.some(ofPage) && soon());
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  window.addEventListener('resize', soon, options);
  window.addEventListener('scroll', soon, options);
  document.fonts.addEventListener('loadingdone', soon, options);
  onChange();
  return () => {
    observer.disconnect();
    listening.abort();
    window.clearTimeout(timer);
  };
}

interface TextMarksProps {
  texts: readonly ShownText[];
  openId: string | undefined;
  onOpen: (text: EditableText) => void;
}

/** Frames texts: missing, stale, open or pointed at. A click opens one; with Ctrl, ⌘ or Shift the page gets it. */
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
