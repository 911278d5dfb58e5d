import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A translated string with named tags: `Build training that <mark>people finish</mark>`. */
  text: string;
  /** What each tag becomes, from the words between. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * Renders the named tags of a string. react-i18next's `Trans` does the same for 4 KiB more on every page; our strings
 * have no nested tags (the check compares tags with the English).
 */
export function RichText({ text, tags }: RichTextProps): ReactNode {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(part) ?? [];
    return <Fragment key={index}>{tags[name]?.(words) ?? part}</Fragment>;
  });
}
