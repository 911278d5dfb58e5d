import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PublishedLanguage } from '../../../content/pageContext';
import type { ShownText } from '../../texts/findTexts';
import { colours, row, surface } from './editStyles';
import { isUnfinished, textAfter, type Direction } from './textNavigation';
import { TextPanel } from './TextPanel';
import type { EditorState } from './useEditor';

interface DockProps {
  language: PublishedLanguage;
  editor: EditorState;
  /** The texts that Previous and Next go through. */
  entries: readonly ShownText[];
  onOpen: (entry: ShownText) => void;
  /** What is above the bar where no text is open. */
  list?: ReactNode;
  /** What the bar begins with. */
  children?: ReactNode;
  isOn?: boolean;
}

/** The bar at the edge of the window, with the text that is open above it. */
export function Dock({ language, editor, entries, onOpen, list, children, isOn = true }: DockProps) {
  const { text, open, closePanel, status } = editor;
  const shown = entries.find((entry) => entry.text.id === text?.id);
  const unfinished = entries.filter((entry) => isUnfinished(entry.text)).length;
  const move = (direction: Direction) => {
    const next = textAfter(text?.id, entries, direction);
    if (next) onOpen(next);
    else closePanel();
  };
  return (
    <aside lang="en-GB" dir="ltr" data-live="editor" aria-label="Editor" css={[surface, dock]}>
      <Global styles={{ body: { paddingBlockEnd: open ? '50vh' : 48 } }} />
      {text ? (
        <TextPanel
          key={open?.count}
          text={text}
          language={language}
          where={shown?.boxes.length === 0 ? shown.where : undefined}
          onSaved={editor.onSaved}
          onNext={() => move('unfinished')}
          onClose={closePanel}
        />
      ) : (
        list
      )}
      <div css={[row, { padding: '6px 14px' }]}>
        {children}
        {isOn && (
          <>
            <button onClick={() => move('previous')}>Previous</button>
            <button onClick={() => move('next')}>Next</button>
            <button onClick={() => move('unfinished')}>Next that needs work: {unfinished}</button>
            <button onClick={editor.undo}>Undo</button>
          </>
        )}
        <span role="status">{status}</span>
      </div>
    </aside>
  );
}

const dock = css({
  position: 'fixed',
  zIndex: 2147482500,
  insetInline: 0,
  bottom: 0,
  maxHeight: '100dvh',
  overflow: 'auto',
  borderTop: `1px solid ${colours.accent}`,
});
