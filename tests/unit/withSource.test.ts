import { withSource } from '../../src/content/mdx/frontMatterBlock';

const [old, hash] = ['a'.repeat(40), 'b'.repeat(40)];

test.each([
  ['after the other fields', '---\ntitle: A\n---\nText\n', `---\ntitle: A\nsource: "${hash}"\n---\nText\n`],
  [
    'before spaces after the last line',
    '---\ntitle: A\n---  \nText\n',
    `---\ntitle: A\nsource: "${hash}"\n---  \nText\n`,
  ],
  ['in place of an older one', `---\nsource: ${old}\n---\n`, `---\nsource: "${hash}"\n---\n`],
  ['not in the text below', '---\ntitle: A\n---\nsource: us\n', `---\ntitle: A\nsource: "${hash}"\n---\nsource: us\n`],
  ['not where it is already', `---\nsource: ${hash}\n---\n`, `---\nsource: ${hash}\n---\n`],
])('a pin is written %s', (_, text, expected) => {
  expect(withSource(text, hash)).toBe(expected);
});
