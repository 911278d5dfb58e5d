import { Global } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { editingPaths, type SavedData, type UndoResult } from '../../model/editing';
import { setDraft, useDrafts } from './drafts';
import { EditBar } from './EditBar';
import type { EditedLanguage } from './editedLanguage';
import { setEditMode, takeTextOfAddress, useEditMode } from './editMode';
import { dock, halfHigh, surface } from './editStyles';
import type { ShownText } from './findTexts';
import { pluralForms, textAfter, type Direction } from './textNavigation';
import { request } from './requests';
import { StructurePanel } from './StructurePanel';
import { TextList } from './TextList';
import { TextMarks } from './TextMarks';
import { TextPanel } from './TextPanel';
import { useOpener } from './useOpener';
import { useShownTexts } from './useShownTexts';
import { useTexts } from './useTexts';
import type { OnSaved } from './useSave';

interface EditorProps {
  language: EditedLanguage;
  /** The page's path without its language. */
  route: string;
  /** The data of the page, after whose change the texts are read again. */
  version: unknown;
  /** Called with what the page shows from now on. */
  onShown: (shown: SavedData) => void;
}

/** What is open at the edge of the page: the list of its texts, its structure, or one text. `count` makes each opening a new panel. */
type Open =
  { readonly kind: 'list' | 'structure' } | { readonly kind: 'text'; readonly id: string; readonly count: number };

/** Edits the texts of the page where they are: the bar, the marks on the page, the list and the panel of a text. */
export function Editor({ language, route, version, onShown }: EditorProps) {
  const isOn = useEditMode();
  const { texts, error, load, replace } = useTexts(language.code, route, version);
  const shown = useShownTexts(texts, isOn);
  const drafts = useDrafts(language.code);
  const [open, setOpen] = useState<Open>();
  const [status, setStatus] = useState('');
  const { rememberOpener, focusOpener } = useOpener();
  const bar = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const openId = open?.kind === 'text' ? open.id : undefined;
  const forms = openId === undefined ? [] : pluralForms(openId, texts);
  const [first, ...others] = forms;

  const openText = useCallback(
    ({ text: { id }, box }: Pick<ShownText, 'text' | 'box'>) => {
      rememberOpener();
      setOpen((last) => ({ kind: 'text', id, count: last?.kind === 'text' ? last.count + 1 : 0 }));
      if (box && (box.top < window.scrollY + 80 || box.top + box.height > window.scrollY + window.innerHeight * 0.45))
        window.scrollTo({ top: box.top - 140, behavior: 'instant' });
    },
    [rememberOpener],
  );
  const openList = useCallback(() => {
    rememberOpener();
    // What is typed next belongs in the search.
    flushSync(() => {
      setEditMode(true);
      setOpen({ kind: 'list' });
    });
    search.current?.focus();
  }, [rememberOpener]);
  const close = () => {
    setOpen(undefined);
    focusOpener(bar.current);
  };
  const move = (direction: Direction) => {
    const next = textAfter(openId, shown, direction);
    if (next) openText(next);
  };
  const onSaved: OnSaved = (text, previousId, saved) => {
    // In one render: the panel closes when no text has the id that is open.
    flushSync(() => {
      replace(text, previousId);
      setOpen((last) => (last?.kind === 'text' && last.id === previousId ? { ...last, id: text.id } : last));
    });
    if (saved) onShown(saved);
  };
  const undo = async () => {
    const answer = await request<UndoResult>(editingPaths.undo, { body: {} });
    if (answer.result === 'undone') {
      setDraft(answer.language, answer.idAfter, undefined);
      // The last save can be of a text that this page does not show.
      const isHere = texts.some(({ id }) => id === answer.idAfter || id.startsWith(`${answer.id}#`));
      if (isHere && answer.language === language.code) {
        if (answer.text) onSaved(answer.text, answer.idAfter, answer.shown);
        else onShown(answer.shown);
      }
    }
    setStatus(
      answer.result === 'nothing'
        ? 'There is nothing to undo.'
        : answer.result === 'undone'
          ? `Undone: ${answer.id}`
          : `Not undone: ${answer.file} was changed since it was saved.`,
    );
    await load();
  };
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      openList();
    };
    window.addEventListener('keydown', toList);
    return () => window.removeEventListener('keydown', toList);
  }, [openList]);
  // The text that the address names, or one that was not saved before the page was loaded.
  const isLoaded = useRef(false);
  useEffect(() => {
    if (shown.length === 0 || isLoaded.current) return;
    isLoaded.current = true;
    const id = takeTextOfAddress() ?? Object.keys(drafts)[0];
    const entry = shown.find(({ text }) => text.id === id);
    if (entry) openText(entry);
  }, [shown, drafts, openText]);

  return createPortal(
    <div lang="en-GB" dir="ltr" data-live="editor">
      <Global styles={{ body: { paddingBlockEnd: isOn && open ? '50vh' : 48 } }} />
      {isOn && (
        <TextMarks texts={shown} openId={openId} onOpen={openText} onCopy={(place) => setStatus(`Copied: ${place}`)} />
      )}
      <aside
        ref={bar}
        tabIndex={-1}
        aria-label="Editor"
        css={[surface, dock, { zIndex: 2147482500, maxHeight: '100dvh' }]}
      >
        {isOn && open && (
          <div css={[halfHigh, { borderBottom: '1px solid #6d8591' }]} data-live="open">
            {open.kind === 'list' ? (
              <TextList texts={shown} searchRef={search} onOpen={openText} onClose={close} />
            ) : open.kind === 'structure' ? (
              <StructurePanel
                route={route}
                onChanged={(next) => {
                  if (next) onShown(next);
                  void load();
                }}
                onClose={close}
              />
            ) : open.kind === 'text' && first ? (
              <TextPanel
                key={open.count}
                texts={[first, ...others]}
                language={language}
                where={shown.find(({ text, box }) => text.id === openId && !box)?.where}
                onSaved={onSaved}
                onMove={move}
                onClose={close}
              />
            ) : null}
          </div>
        )}
        <EditBar
          language={language}
          texts={texts}
          isOn={isOn}
          isTextOpen={openId !== undefined}
          status={error || status}
          onToggle={() => {
            setEditMode(!isOn);
            setOpen(undefined);
          }}
          onMove={move}
          onList={openList}
          onStructure={
            language.code === 'en' && texts.some(({ id }) => id.includes('#'))
              ? () => {
                  rememberOpener();
                  setOpen({ kind: 'structure' });
                }
              : undefined
          }
          onUndo={() => void undo()}
        />
      </aside>
    </div>,
    document.body,
  );
}
