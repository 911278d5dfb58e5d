import { Children, createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import { ideographicSentence } from '../../content/language/ideographicSentence';

/** Says for a page which words its headings, buttons and cards do not break, or at the bars in them: where a hyphen may be. */
export function WordBreaks({ words, children }: { words: readonly string[]; children: ReactNode }) {
  const finder = useMemo(() => finderOf(words), [words]);
  return <Context.Provider value={finder}>{children}</Context.Provider>;
}

/**
 * Returns a function that puts words which must not break into elements that do not wrap, and gives long ones a hyphen where
 * they may, in a text or in the texts among children. No character is added: what is spoken, copied and translated is the
 * text. (`<wbr>` would do for Chinese, but in Chromium it is a space in accessible names.)
 */
export function useWordBreaks(): (text: ReactNode) => ReactNode {
  const finder = useContext(Context);
  return (text) => {
    if (!finder || !text) return text;
    if (Array.isArray(text)) return Children.map(text, (child) => withBreaks(child, finder));
    return withBreaks(text, finder);
  };
}

type Finder = ReturnType<typeof finderOf>;

const Context = createContext<Finder>(undefined);

function finderOf(all: readonly string[]) {
  if (all.length === 0) return undefined;
  // By their texts without bars.
  const words = new Map(all.map((word) => [word.replaceAll('|', ''), word]));
  // The longest first, as a word may begin with another one.
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  return { pattern: new RegExp(`(${longestFirst.join('|')})`), words };
}

function withBreaks(text: ReactNode, { pattern, words }: NonNullable<Finder>): ReactNode {
  if (typeof text !== 'string' || ideographicSentence.test(text)) return text;
  const pieces = text.split(pattern);
  if (pieces.length === 1) return text;
  return (
    // Replaced with its text: the browser's translation may have moved what is in it.
    <span key={text}>
      {pieces.map((piece, index) => (index % 2 === 0 ? piece : <Word key={index} word={words.get(piece) ?? piece} />))}
    </span>
  );
}

function Word({ word }: { word: string }) {
  const parts = word.split('|');
  if (parts.length === 1) return <span className="whole">{word}</span>;
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="hyphen" />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
