import { Fragment, type ReactNode } from 'react';
import { useWordBreaks } from '../ui/wordBreaks';

interface RichTextProps {
  /** A translated string with tags: `Build training that <mark>people finish</mark>`. */
  text: string;
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** Renders a string with tags, none nested, in an element replaced with its text; `Trans` is 4 KiB more a page. */
export function RichText({ text, tags }: RichTextProps) {
  const withBreaks = useWordBreaks();
  return (
    <span key={text}>
      {text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
        const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
        return <Fragment key={index}>{tags[name]?.(words) ?? withBreaks(part)}</Fragment>;
      })}
    </span>
  );
}
