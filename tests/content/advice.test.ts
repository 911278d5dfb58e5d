import { lookalikesInPlainText } from '../../src/content/mdx/lookalikes';
import type { Finding } from '../../src/content/problem';
import { parseContentPage } from '../../src/content/pages/contentPage';
import { block, inline } from './mistakes/constructs';

/**
 * What a message advises is right where it is said: the form that it gives is written there, word for word, and read again.
 * A message in none of the rows below is new, and needs its row.
 */
const forms: readonly (readonly [advice: RegExp, form: (match: RegExpExecArray) => string])[] = [
  // What the message gives as it is.
  [/^(?:write )?(\[words\]\(\/[\w/]*\))/, ([, form = '']) => form],
  [/^(\*\*words?\*\*)|^\*words\*/i, ([form]) => form],
  [/(## (?:Words|Courses) \[#\w+\])/, ([, form = '']) => `\n\n${form}\n\n`],
  [/^(\[#[\w-]+\]) at its end/, ([, id = '']) => `\n\n## Words ${id}\n\n`],
  [/^\*\*(\S+)\*\* for bold, (.*) for the signs$/, ([, , signs = '']) => signs],
  [/a \\ before each \* .*: (\S+)/, ([, word = '']) => word],
  [/\| --- \| --- \|/, () => '\n\n| Words | Words |\n| --- | --- |\n| words | words |\n\n'],
  [/an empty line, then “- ” with an ordinary space/, () => '\n\n- words\n- words\n\n'],
  [/^“1\. ” before each item/, () => '\n\n1. words\n2. words\n\n'],
  [/^an empty line before the list/, () => 'Words\n\n1. words\n2. words\n\n'],
  [/^an empty line between two paragraphs, a list, or one paragraph/, () => 'Words words'],
  [/write words such as “less than”|or &lt;/, () => 'one &lt; two'],
  [/write \( \), or (\\\{) and (\\\}) for the signs/, ([, open = '', close = '']) => `${open}words${close}`],
  [/write \( \) for braces/, () => '(words)'],
  [/en dash with spaces/, () => 'words – words'],
  [/^…$/, () => 'words … words'],
  [/^(\*\*words\*\*) with no space inside.*(×)/, ([, bold = '', times = '']) => `${bold}, 2 ${times} 3`],
  [/the address alone, or \[words\]/, () => 'https://www.example.org'],
  [/brackets, or a sentence of their own/, () => 'words (words)'],
  [/on a line of its own that begins with #, or \*\*bold\*\* words/, () => '**bold** words'],
  [/on lines of its own, with an empty line before and after/, () => '\n\nwords\n\n'],
  [/^one of Brand/, () => '<Brand of="name" />'],
  [/^only <Capability>/, () => 'words'],
  // Words alone, or nothing: what a writer does who takes the sign away.
  [
    /the words alone|words of one paragraph|paragraphs and lists: nothing else|words: a page of this kind|the words without|nothing: a new paragraph|no line that begins with #|words: there is no component|an item of a list without it|no comment|take the ` away|the words of the text|words, or no item|words after >|one paragraph(?: of words there)?$|paragraphs and lists there|the character itself|the letter or sign that is meant|text after the front matter|begin a new part|every tag closed|it once|its closing tag|both tags, or none|a > at its end|another word first|Markdown text, headings|as many cells|cells, as the first row has|at least one row|level 2 or lower|“ ” instead|take it out|content between its two tags|the closing tag of|title="some text"|no properties|only \w+$/,
    () => 'words words',
  ],
];

const words = 'word';
const settings: Readonly<Record<string, (form: string) => string>> = {
  'on the page': (form) => form,
  'in a note': (form) => `<Note title="Words">\n\n${form}\n\n</Note>`,
  'in a component of one paragraph': (form) => `<Quotation by="Words">\n${form.trim()}\n</Quotation>`,
  'in a list': (form) => `- ${form.trim().replaceAll('\n', '\n  ')}`,
  'in a quotation': (form) => form.trim().replace(/^/gm, '> '),
  'in a table': (form) => `| One | Two |\n| --- | --- |\n| one | ${form.trim()} |`,
  'in a property': (form) => `<Note title="${form.trim()}">Words.</Note>`,
};

describe.each(Object.entries(settings))('what is advised %s', (_, setting) => {
  // A table's cell and a property have one line.
  const isOneLine = setting('a\nb').includes('| one | a\n') || setting('a').includes('title="a"');
  test.each([...inline, ...block].filter((form) => !isOneLine || !/["\n]/.test(form)).map((form) => [form] as const))(
    'of %j is right there',
    async (form) => {
      const filled = form.replaceAll('$', words);
      for (const message of await messagesOf(setting(filled))) {
        const advised = adviceOf(message);
        const after = await messagesOf(setting(advised));
        expect({ ...message, advised, after }).toEqual({ ...message, advised, after: [] });
      }
    },
  );
});

test.each([...inline, ...block].map((form) => [form] as const))(
  'in a string, what is advised of %j is right',
  (form) => {
    for (const message of lookalikesInPlainText(form.replaceAll('$', words))) {
      const after = lookalikesInPlainText(adviceOf(message));
      expect({ ...message, after }).toEqual({ ...message, after: [] });
    }
  },
);

/** What is written by somebody who follows a message to the letter. */
function adviceOf({ found, expected, fix }: Finding): string {
  for (const advice of [expected, fix ?? ''])
    for (const [pattern, form] of forms) {
      const match = pattern.exec(advice);
      if (match) return form(match);
    }
  throw new Error(`No row for the advice of “${found}”: expected ${expected}; fix ${fix}`);
}

async function messagesOf(body: string): Promise<Finding[]> {
  const text = `---\ntitle: Words\ndescription: Words\nheading: Words\n---\n\n${body}\n`;
  const page = await parseContentPage('content/pages/try/en.mdx', text, { kind: 'pages', slug: 'try', language: 'en' });
  return [...page.problems, ...page.lookalikes].map(({ found, expected, fix }) => ({ found, expected, fix }));
}
