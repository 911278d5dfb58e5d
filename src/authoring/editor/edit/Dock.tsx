import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PublishedLanguage } from '../../../content/pageContext';
import type { ShownText } from '../../texts/findTexts';
import { colours, row, surface } from './editStyles';
import { isUnfinished } from './TextList';
import { TextPanel } from './TextPanel';
import type { EditorState } from './useEditor';

interface DockProps {
  language: PublishedLanguage;
  editor: EditorState;
  entries: readonly ShownText[];
  /** What is above the bar where no text is open. */
  list?: ReactNode;
  children?: ReactNode;
  isOn?: boolean;
}

/** The bar at the edge of the window, with the text that is open above it. */
export function Dock({ language, editor, entries, list, children, isOn = true }: DockProps) {
  const { text, open, openPanel, closePanel, status } = editor;
  const unfinished = entries.filter((entry) => isUnfinished(entry.text)).length;
  // After the last text comes the first; where none is unfinished, the next.
  const move = (direction: 'previous' | 'next' | 'unfinished') => {
    const index = entries.findIndex((entry) => entry.text.id === text?.id);
    const others = [...entries.slice(index + 1), ...entries.slice(0, Math.max(index, 0))];
    const nextUnfinished = direction === 'unfinished' && others.find((entry) => isUnfinished(entry.text));
    const next = direction === 'previous' ? others.at(-1) : nextUnfinished || others[0];
    if (next) openPanel(next.text);
    else closePanel();
  };
  return (
    <aside lang="en-GB" dir="ltr" data-live="editor" aria-label="Editor" css={[surface, dock]}>
      <Global
        styles={{ body: { paddingBlockEnd: open ? '50vh' : 48 }, html: { scrollPaddingBlock: open ? '80px 50vh' : 0 } }}
      />
      {text ? (
        <TextPanel
          key={open?.count}
          text={text}
          language={language}
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
            <button onClick={() => move('unfinished')}>
              Next that needs work: {unfinished} of {entries.length}
            </button>
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
