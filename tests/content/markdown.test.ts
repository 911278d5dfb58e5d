import { parseContentPage } from '../../src/content/pages/contentPage';
import type { TreeNode } from '../../src/content/mdx/tree';
import { problemAt } from '../../src/content/problem';

/** What writers paste and type, by kind: each either works or is named with the right way to write it. */
const front = (title: string) => `---\ntitle: ${title}\ndescription: Words\nheading: Words\n---\n\n`;

async function parse(body: string, title = 'Words') {
  const page = await parseContentPage('content/lessons/try/en.mdx', `${front(title)}${body}\n`, {
    kind: 'lessons',
    slug: 'try',
    language: 'en',
  });
  const lookalikes = page.lookalikes.map(({ offset, ...finding }) => problemAt(page, offset, finding));
  const problems = [...page.problems, ...lookalikes].map(({ line, found, expected, fix }) =>
    [`${line - 6}`, found, expected, fix ?? ''].join(' | '),
  );
  return { problems, tree: page.tree, page };
}

describe('what looks like Markdown and is none', () => {
  test.each([
    ['<CallToAction title="**Now**" button="Go">Words.</CallToAction>', 'Markdown where only words'],
    ['See [the prices](/pricing "Our prices").', 'the title “Our prices” of a link'],
  ])('%s', async (body, found) => expect((await parse(body)).problems.join('\n')).toContain(found));

  test.each([
    ['A **bold** word', 'Markdown where only words'],
    ['**Bold** word', 'stars make nothing bold here'],
    ['"[Prices](/pricing)"', 'a link where only words'],
    ['A <b>bold</b> word', 'a tag where only words'],
    ['Salt &amp; pepper', 'a character written as in HTML'],
  ])('in the front matter: %s', async (title, found) => {
    expect((await parse('Words.', title)).problems.join('\n')).toContain(found);
  });

  test('the id of a heading in braces is named', async () =>
    expect((await parse('## One {#One-a}\n\nWords.')).problems.join()).toContain('1 | an id in braces'));

  test.each([
    'Two **bold** words, *italic* ones and **“quoted”** ones.',
    'A dash – with spaces, 24-hour shifts, 10-12 people, 5×3 and a \\* that is meant.',
    '1. One\n2. Two\n\n- One\n- Two\n  - Three',
    'An [e-mail](mailto:a@example.org), [a page](/pricing#why) and a (bracket) [#id-like].',
    'A paragraph that somebody has wrapped by hand, at a width of\nSeventy characters or so, has no other line that begins here.',
    '9\\. is not a list, nor is [s]he a comment.',
    'A snake_case name and 2026. It is.',
  ])('nothing in: %s', async (body) => expect((await parse(body)).problems).toEqual([]));
});

describe('what works', () => {
  const html = (nodes: readonly TreeNode[]): string =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return node;
        const props = Object.entries(node.props ?? {}).map(([name, value]) => ` ${name}="${value}"`);
        return `<${node.tag}${props.join('')}>${html(node.children ?? [])}</${node.tag}>`;
      })
      .join('');

  test.each([
    [
      '| Food | Hours |\n| --- | --: |\n| Rice | 2 |',
      '<table><thead><tr><th scope="col">Food</th><th scope="col" data-align="right">Hours</th></tr></thead><tbody><tr><td>Rice</td><td data-align="right">2</td></tr></tbody></table>',
    ],
    ['See https://www.example.org/a.', '<p>See <a href="https://www.example.org/a">https://www.example.org/a</a>.</p>'],
    ['See www.example.org.', '<p>See <a href="https://www.example.org">www.example.org</a>.</p>'],
    ['见 www.iso.org。该', '<p>见 <a href="https://www.iso.org">www.iso.org</a>。该</p>'],
    ['To hello@example.org', '<p>To <a href="mailto:hello@example.org">hello@example.org</a></p>'],
    ['3. Tell the kitchen\n4. Call', '<ol start="3"><li>Tell the kitchen</li><li>Call</li></ol>'],
    [
      '<Note title="Please">\n  One.\n\n  - Two\n</Note>',
      '<Note title="Please"><p>One.</p><ul><li>Two</li></ul></Note>',
    ],
    ['<Note>One.</Note>', '<Note><p>One.</p></Note>'],
    ['<Quotation by="Mair Jones">It works.</Quotation>', '<Quotation by="Mair Jones">It works.</Quotation>'],
  ])('%s', async (body, expected) => {
    const { tree, problems } = await parse(body);
    expect(problems).toEqual([]);
    expect(html(tree).replace(/> +</g, '><')).toBe(expected);
  });

  test('a translator gets the cells of a table one by one, and no address', async () => {
    const { page } = await parse('| Food | Hours |\n| --- | --- |\n| Cooked rice | |\n\nSee www.example.org');
    expect(page.segments.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Food', 'Hours', 'Cooked rice', 'See www.example.org']),
    );
    expect(page.passages.map(({ text }) => text)).not.toContain('www.example.org');
  });
});

describe('what a part takes', () => {
  test.each([
    [
      'words in a list of parts',
      '<CourseList>\n  Words\n\n  <Course id="a" title="A">B</Course>\n</CourseList>',
      '(“Words”)',
    ],
    ['a list', '<CourseList>\n<Course id="a" title="A">\n  - One\n</Course>\n</CourseList>', 'a list inside <Course>'],
    ['a heading in a note', '<Note>\n\n## A [#a]\n\n</Note>', 'a heading inside <Note>'],
    [
      'a component in a sentence',
      'Words <Screenshot alt="A cup on a table" /> and more.',
      '<Screenshot> inside a sentence',
    ],
    ['a component in a list', '- <CallToAction title="A" button="B">C</CallToAction>', '<CallToAction> inside a'],
    ['more cells than the first row', '| a | b |\n| --- | --- |\n| c | d | e |', 'a row of 3 cells'],
  ])('%s', async (_, body, found) => expect((await parse(body)).problems.join('\n')).toContain(found));
});

describe('what cannot be parsed is named in our words', () => {
  test.each([
    ['Under <5 minutes', 'a < that begins no component: “Under <5 minutes”'],
    ['A {brace', 'a { or } of code'],
    ['<!-- note -->', 'a comment of HTML'],
    ['<https://www.example.org>', 'an address in < and >'],
    ['<me@example.org>', 'an address in < and >'],
    ['<Note>Words', '<Note> that is never closed'],
    ['Words</Note>', 'a closing tag without its opening tag'],
    ['<Note title="a "quoted" word">Words</Note>', 'properties that cannot be read'],
    ['<Note title=yes>Words</Note>', 'properties that cannot be read'],
    ['<Note>\n  <Quotation by="A">B</Note>', '</Note> where <Quotation> is open'],
    ['import x from "y"\nand more', 'a line that begins with import or export'],
  ])('%s', async (body, found) => {
    const [problem = ''] = (await parse(body)).problems;
    expect(problem).toContain(`| ${found}`);
    expect(problem).not.toMatch(/acorn|U\+|Unexpected|character `/);
  });

  test.each(['<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other', '>>>>>>> other'])(
    'a merge conflict: %j',
    async (body) => {
      const { problems } = await parse(body);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('a merge conflict');
    },
  );
});
