import { css, Global } from '@emotion/react';
import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { isComposing } from '../../../site/ui/isComposing';
import { editingPaths, type EditableText, type UndoResult } from '../../texts/editing';
import { Button } from '../Button';
import { readUnsaved, setUnsaved } from './unsavedTexts';
import type { PublishedLanguage } from '../../../content/pageContext';
import { setEditMode, takeTextOfAddress, useEditMode } from './editMode';
import { dock, row, surface } from './editStyles';
import { findTexts, type ShownText } from '../../texts/findTexts';
import { isUnfinished, pluralForms, textAfter, type Direction } from './textNavigation';
import { request } from './requests';
import { StateMark } from './StateMark';
import { TextList } from './TextList';
import { TextMarks } from './TextMarks';
import { TextPanel } from './TextPanel';
import { usePanel } from './usePanel';
import { useShownTexts } from './useShownTexts';
import { useTexts } from './useTexts';
import type { OnSaved } from './useSave';

interface EditorProps {
  language: PublishedLanguage;
  /** The page's path without its language. */
  route: string;
  /** The data of the page, after whose change the texts are read again. */
  version: unknown;
}

/** Edits the texts of the page where they are: the bar, the marks on the page, the list and the panel of a text. */
export function Editor({ language, route, version }: EditorProps) {
  const isOn = useEditMode();
  const { texts, error, load, replace } = useTexts(language.code, route, version);
  const shown = useShownTexts(texts, isOn);
  const findAgain = useCallback(() => findTexts(texts), [texts]);
  const { open, openPanel, closePanel, followText } = usePanel();
  const [status, setStatus] = useState('');
  const bar = useRef<HTMLElement>(null);
  const openId = open?.id;
  const place = shown.find(({ text }) => text.id === openId);

  const openText = useCallback(
    ({ text: { id }, box }: ShownText) => {
      openPanel('text', id);
      if (box) scrollAbovePanel(box);
    },
    [openPanel],
  );
  const move = (direction: Direction) => {
    const next = textAfter(openId, shown, direction);
    if (next) openText(next);
  };
  const onSaved: OnSaved = (text, previousId) => {
    // In one render, so that the panel always has the text that is open.
    flushSync(() => {
      replace(text, previousId);
      followText(previousId, text.id);
    });
  };
  const undo = async () => {
    const answer = await request<UndoResult>(editingPaths.undo, { body: {} });
    if (answer.result === 'undone') {
      setUnsaved(answer.language, answer.idAfter, undefined);
      // The last save can be of a text that this page does not show.
      const isHere = answer.language === language.code && texts.some(({ id }) => id === answer.idAfter);
      if (isHere && answer.text) onSaved(answer.text, answer.idAfter);
    }
    setStatus(undoStatus(answer));
    await load();
  };
  useListKey(openPanel);
  // The text that the address names, or one that was not saved before the page was loaded.
  const isLoaded = useRef(false);
  useEffect(() => {
    if (shown.length === 0 || isLoaded.current) return;
    isLoaded.current = true;
    const [id, unsaved] = [takeTextOfAddress(), readUnsaved(language.code)];
    const entry = shown.find(({ text }) => (id === undefined ? text.id in unsaved : text.id === id));
    if (entry) openText(entry);
  }, [shown, language, openText]);

  return createPortal(
    <div lang="en-GB" dir="ltr" data-live="editor">
      <Global styles={{ body: { paddingBlockEnd: isOn && open ? '50vh' : 48 } }} />
      {isOn && (
        <TextMarks
          texts={shown}
          findAgain={findAgain}
          openId={openId}
          onOpen={openText}
          onCopy={(place) => setStatus(`Copied: ${place}`)}
        />
      )}
      <aside
        ref={bar}
        tabIndex={-1}
        aria-label="Editor"
        css={[surface, dock, { zIndex: 2147482500, maxHeight: '100dvh' }]}
      >
        {isOn && open && (
          <Fragment key={open.count}>
            {open.kind === 'list' ? (
              <TextList texts={shown} onOpen={openText} onClose={() => closePanel(bar.current)} />
            ) : (
              <TextPanel
                texts={pluralForms(open.id ?? '', texts)}
                language={language}
                where={place?.box ? undefined : place?.where}
                onSaved={onSaved}
                onMove={move}
                onClose={() => closePanel(bar.current)}
              />
            )}
          </Fragment>
        )}
        <Controls
          {...{ isOn, language, texts }}
          status={error || status}
          hasOpenText={openId !== undefined}
          onToggle={() => {
            setEditMode(!isOn);
            closePanel();
          }}
          onMove={move}
          onOpen={openPanel}
          onUndo={() => void undo().catch((reason: unknown) => setStatus(String(reason)))}
        />
      </aside>
    </div>,
    document.body,
  );
}

/** Brings a text that is hidden, or where the panel is, to the upper half of the window. */
function scrollAbovePanel({ top, height }: NonNullable<ShownText['box']>): void {
  const isInView = top >= window.scrollY + 80 && top + height <= window.scrollY + window.innerHeight * 0.45;
  if (!isInView) window.scrollTo({ top: top - 140 });
}

/** Alt+K opens the list of texts. */
function useListKey(openPanel: (panel: 'list') => void): void {
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK' || isComposing(event)) return;
      event.preventDefault();
      setEditMode(true);
      openPanel('list');
    };
    window.addEventListener('keydown', toList);
    return () => window.removeEventListener('keydown', toList);
  }, [openPanel]);
}

interface ControlsProps {
  isOn: boolean;
  language: PublishedLanguage;
  texts: readonly EditableText[];
  hasOpenText: boolean;
  status: string;
  onToggle: () => void;
  onMove: (direction: Direction) => void;
  onOpen: (panel: 'list') => void;
  onUndo: () => void;
}

/** The buttons of the bar, and what happened last. */
function Controls(props: ControlsProps) {
  const { isOn, language, texts, hasOpenText, status, onToggle, onMove, onOpen, onUndo } = props;
  return (
    <div css={controls}>
      <Button aria-pressed={isOn} onClick={onToggle}>
        Edit
      </Button>
      <span lang={language.htmlLang}>{language.name}</span>
      {language.code !== 'en' && texts.length > 0 && <Progress texts={texts} />}
      {isOn && (
        <>
          {!hasOpenText && (
            <>
              <Button onClick={() => onMove('previous')}>Previous</Button>
              <Button onClick={() => onMove('next')}>Next</Button>
            </>
          )}
          {texts.some(isUnfinished) && <Button onClick={() => onMove('unfinished')}>Next that needs work</Button>}
          <Button onClick={() => onOpen('list')} aria-keyshortcuts="Alt+K">
            All texts
          </Button>
          <Button onClick={onUndo}>Undo</Button>
        </>
      )}
      <a href={`/_work#${language.code}`} data-native>
        Work list
      </a>
      <span role="status">{status}</span>
    </div>
  );
}

/** How many of the texts are missing or stale. */
function Progress({ texts }: { texts: readonly EditableText[] }) {
  const unfinished = texts.filter(isUnfinished);
  if (unfinished.length === 0) return <span>nothing to do here</span>;
  return (
    <span css={row}>
      <StateMark state={unfinished.some(({ state }) => state === 'missing') ? 'missing' : 'stale'} />
      {unfinished.length} of {texts.length} texts need work
    </span>
  );
}

function undoStatus(answer: UndoResult): string {
  if (answer.result === 'nothing') return 'There is nothing to undo.';
  if (answer.result === 'changed') return `Not undone: ${answer.file} was changed since it was saved.`;
  return `Undone: ${answer.id}`;
}

const controls = css(row, { padding: '6px 14px', '& [role="status"]': { overflowWrap: 'anywhere' } });
