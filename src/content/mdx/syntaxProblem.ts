import { z } from 'zod';
import type { Problem } from '../problem';
import type { MdxNode } from './markdownNodes';

/** Returns the problem of a body that the parser of MDX cannot read, in our words instead of the parser's. */
export function syntaxProblem(file: string, body: string, thrown: unknown): Problem {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  // A tag that is never closed is named in the sentence only: “(20:1-20:14)”.
  const place = syntaxErrorPlace.parse(/\((?<line>\d+):(?<column>\d+)-/.exec(message)?.groups ?? thrown);
  const line = body.split('\n')[place.line - 1] ?? '';
  const words = /\{#\S+\}/.exec(line)?.[0] ?? message;
  const [, found = '', expected = '', fix] = sentences.find(([pattern]) => pattern.test(words)) ?? [];
  const names = [...message.matchAll(/`(<[^`]*>)`/g)].map(([, name = '']) => name);
  const named = (text: string) => text.replace(/\$(\d)/g, (_, index) => names[Number(index) - 1] ?? 'a tag');
  const around = line.slice(Math.max(0, place.column - 15), place.column + 25).trim();
  return {
    severity: 'error',
    file,
    ...place,
    found: `${named(found)}${around && !names.length ? `: “${around}”` : ''}`,
    expected: named(expected),
    ...(fix && { fix: named(fix) }),
  };
}

const syntaxErrorPlace = z.object({ line: z.coerce.number(), column: z.coerce.number() }).catch({ line: 1, column: 1 });

/** By what the parser says: what was found, what was expected, what to do; $1 is the first tag that it names. */
const sentences: readonly (readonly [pattern: RegExp, found: string, expected: string, fix?: string])[] = [
  [/^\{#/, 'an id in braces', 'the words without it: a heading has its id at its end as [#id]'],
  [
    /Expected a closing tag for/,
    '$1 that is never closed',
    'its closing tag after what is in it: both in one line, or each on a line of its own',
  ],
  [
    /Unexpected closing tag `([^`]*)`, expected corresponding closing tag/,
    '$1 where $2 is open',
    'the closing tag of $2 first',
  ],
  [
    /Unexpected closing (slash|tag)|Unexpected closing slash/,
    'a closing tag without its opening tag',
    'both tags, or none',
  ],
  [
    /\(U\+0021\) before name/,
    'a comment of HTML',
    'no comment: it would not be shown, and nobody would look for it here',
    'take it out',
  ],
  [
    /to create a link in MDX|\(U\+002F\) (before local name|after|in name)|\(U\+0040\) in name|\(U\+003A\)/,
    'an address in < and >',
    'the address alone, or [words](https://www.example.org)',
  ],
  [/before name/, 'a < that begins no component', 'the word for it, such as “less than” or “under”; or &lt;'],
  [
    /before attribute value|in attribute value|before attribute name|in attribute name|after attribute/,
    'properties that cannot be read',
    'each as name="some words", with “ ” instead of " inside the words',
  ],
  [/import|export/, 'a line that begins with import or export, which are words of code', 'another word first'],
  [
    /acorn|expression|Unexpected end of file in expression/,
    'a { or } of code',
    'text without braces: MDX would run what is between them; write ( ), or \\{ and \\} for the signs',
  ],
  [
    /Unexpected lazy line/,
    'a tag that continues in a line of another list item or quotation',
    'it in lines of its own',
  ],
  [
    /Unexpected end of file|in name|after name|in closing tag|in self-closing tag/,
    'a tag that is not finished',
    'a > at its end',
  ],
  [/(?:)/, 'a tag or brace that is no MDX', 'every tag closed, and < or { written as words'],
];

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
