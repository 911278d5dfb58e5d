import type { TreeNode } from '../model/mdx/tree';

/**
 * The text with its one-letter words bound to the word that follows: Polish and Ukrainian typesetting leaves no preposition
 * or conjunction alone at the end of a line. Done by the build, so that files and translators keep ordinary spaces.
 */
export function bindShortWords(text: string, language: string): string {
  const words = shortWords[language];
  return words ? text.replace(words, '$1\u00A0') : text;
}

/** A body with the short words bound wherever it shows words: in its text and in the headings and buttons of its components. */
export function bindInTree(tree: readonly TreeNode[], language: string): readonly TreeNode[] {
  if (!shortWords[language]) return tree;
  return tree.map((node) => {
    if (typeof node === 'string') return bindShortWords(node, language);
    return {
      ...node,
      ...(node.props && { props: bindInProps(node.props, language) }),
      ...(node.children && { children: bindInTree(node.children, language) }),
    };
  });
}

const shortWords: Readonly<Partial<Record<string, RegExp>>> = {
  pl: /(?<![\p{L}\p{N}’-])([aiouwz])\s/giu,
  uk: /(?<![\p{L}\p{N}’-])([авзійоу])\s/giu,
};

const shown = ['title', 'button'];

function bindInProps(props: Readonly<Record<string, string>>, language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      shown.includes(name) ? bindShortWords(value, language) : value,
    ]),
  );
}
