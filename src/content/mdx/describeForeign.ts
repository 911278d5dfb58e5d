import type { MdxNode } from './markdownNodes';

const allowed = 'Markdown text, headings, lists, tables, links and the components of WRITING.md';

/** Returns what was found, what is expected and what to do, for a node that content does not have. */
export function describeForeign(node: MdxNode): [found: string, expected: string, fix?: string] {
  switch (node.type) {
    case 'mdxjsEsm':
      return ['an import or export', allowed];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return ['an expression in braces', allowed, 'write ( ) for braces that are meant as braces'];
    case 'break':
      return [
        'a line break inside a paragraph',
        'an empty line between two paragraphs, a list, or one paragraph',
        'take away the \\ or the spaces at the end of the line',
      ];
    case 'code':
    case 'inlineCode':
      return ['code', allowed, 'take the ` away, or the four spaces at the start of the line'];
    case 'thematicBreak':
      return ['a line across the page', allowed, 'begin a new part with a heading: ## Words [#id]'];
    case 'definition':
    case 'linkReference':
      return ['a link whose address is elsewhere', '[words](/path)'];
    default:
      return [`Markdown of the kind “${node.type}”`, allowed];
  }
}

/** Returns what to write in place of a tag of HTML, which pasted text has; undefined for the name of a component. */
export function describeTag(name: string): string | undefined {
  if (/^[A-Z]/.test(name)) return undefined;
  return instead.find(([names]) => names.test(name))?.[1] ?? 'the words without it';
}

const instead: readonly (readonly [names: RegExp, words: string])[] = [
  [/^(?:b|strong|u|mark)$/, '**words**'],
  [/^(?:i|em|cite)$/, '*words*'],
  [/^br$/, 'nothing: a new paragraph begins after an empty line'],
];
