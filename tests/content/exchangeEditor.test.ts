/** @jest-environment node */
import { editingCopy } from './editingCopy';

const { save, textOf } = editingCopy();

test.each([
  ['an HTML entity', 'Dim&nbsp;cerdyn', '&nbsp; in'],
  ['a tag that lost its words', 'Dim cerdyn <mark></mark>', '<mark></mark> in'],
  ['words of a machine', 'As an AI: dim cerdyn', 'As an AI in'],
  ['the English', 'No credit card needed', 'the English text'],
])('the editor refuses %s', async (_, words, found) => {
  const text = await textOf('cy', 'home:hero.note');
  const answer = await save(text, words);
  expect(answer).toMatchObject({ result: 'refused', canForce: true });
  expect(answer.problems.map((problem: { found: string }) => problem.found).join('\n')).toContain(found);
});

test('the English is a translation where a person says so', async () => {
  const text = await textOf('cy', 'home:hero.note');
  const answer = await save(text, text.source, { reviewed: true });
  expect(answer).toMatchObject({ result: 'saved', text: { state: 'translated', reviewed: true, target: text.source } });
});

test.each([
  ['two paragraphs', 'First paragraph.\n\nSecond paragraph.'],
  ['a list', '1. First line\n2. Second line'],
])('%s pasted into a field are not joined: they are refused, also on an English page', async (_, words) => {
  const text = await textOf('en', 'A procedure only works');
  const answer = await save(text, words);
  expect(answer).toMatchObject({
    result: 'refused',
    canForce: false,
    problems: [{ expected: expect.stringContaining('one paragraph') }],
  });
});
