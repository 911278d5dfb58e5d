import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PublishedLanguage } from '../../../content/pageContext';
import { findTexts, type ShownText } from '../../texts/findTexts';
import { Dock } from './Dock';
import { setEditMode, takeTextOfAddress, useEditMode } from './editMode';
import { Panel } from './Panel';
import { readUnsaved } from './tabItems';
import { TextList } from './TextList';
import { TextMarks } from './TextMarks';
import { matchesSearch } from './textNavigation';
import { useEditor } from './useEditor';
import { useShownTexts } from './useShownTexts';

interface EditorProps {
  language: PublishedLanguage;
  /** The page's path without its language. */
  route: string;
}

/** Edits the texts of the page where they are: the marks on the page, and the bar with the list or a text. */
export function Editor({ language, route }: EditorProps) {
  const isOn = useEditMode();
  const editor = useEditor(language.code, route);
  const { texts, text: openText, open, openPanel, closePanel } = editor;
  const shown = useShownTexts(texts, isOn);
  const findAgain = useCallback(() => findTexts(texts), [texts]);
  const show = useCallback(
    ({ text, boxes: [box] }: ShownText) => {
      openPanel(text);
      // To the upper half of the window, where the panel is not.
      if (box && !isInUpperHalf(box)) window.scrollTo({ top: box.top - 140 });
    },
    [openPanel],
  );
  useListKey(openPanel);
  // The text that the address names, or one that was not saved before the page was loaded.
  const isLoaded = useRef(false);
  useEffect(() => {
    if (shown.length === 0 || isLoaded.current) return;
    isLoaded.current = true;
    const id = takeTextOfAddress();
    const entry = shown.find(({ text }) => (id === undefined ? readUnsaved(text) : text.id === id));
    if (entry) show(entry);
  }, [shown, show]);
  const toggle = () => {
    setEditMode(!isOn);
    closePanel();
  };
  const list = open && <PageTexts key={open.count} {...{ language, shown, show, closePanel }} />;
  return createPortal(
    <>
      {isOn && <TextMarks texts={shown} findAgain={findAgain} openId={openText?.id} onOpen={show} />}
      <Dock language={language} editor={editor} entries={shown} onOpen={show} list={list} isOn={isOn}>
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

function isInUpperHalf({ top, height }: ShownText['boxes'][number]): boolean {
  return top >= window.scrollY + 80 && top + height <= window.scrollY + window.innerHeight * 0.45;
}

/** Alt+K opens the list of texts. */
function useListKey(openList: () => void): void {
  useEffect(() => {
    const toList = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyK') return;
      event.preventDefault();
      setEditMode(true);
      openList();
    };
    window.addEventListener('keydown', toList);
    return () => window.removeEventListener('keydown', toList);
  }, [openList]);
}

interface PageTextsProps {
  language: PublishedLanguage;
  shown: readonly ShownText[];
  show: (entry: ShownText) => void;
  closePanel: () => void;
}

/** The texts of the page, those that are not visible on it last. */
function PageTexts({ language, shown, show, closePanel }: PageTextsProps) {
  const [search, setSearch] = useState('');
  const found = shown.filter(({ text }) => matchesSearch(text, search));
  return (
    <Panel title="Texts of this page" onClose={closePanel}>
      <TextList entries={found} language={language} search={search} onSearch={setSearch} onOpen={show} />
    </Panel>
  );
}
