import { alignSegments } from '../../src/content/mdx/alignSegments';
import type { PageSegment } from '../../src/content/mdx/pageSegments';

const segment = (text: string, kind = 'paragraph', under = 'why'): PageSegment => ({
  kind,
  text,
  under,
  owner: '',
  start: 0,
  end: text.length,
  form: 'inline',
});

const english = [
  segment('A heading', 'heading'),
  segment('Work to ISO 9001 with [us](/pricing).'),
  segment('A second paragraph of quite another length, as it goes on and on, about nothing in particular.'),
  segment('Short.'),
];

test('texts of two languages that are built alike belong together in their order', () => {
  const german = ['Titel', 'Nach ISO 9001 mit [uns](/pricing).', 'Ein zweiter Absatz', 'Kurz.'].map((text, index) =>
    segment(text, english[index]?.kind),
  );
  expect(alignSegments(english, german)).toEqual([0, 1, 2, 3]);
});

test('a paragraph that one page lacks is found by what both have in common', () => {
  const german = [segment('Titel', 'heading'), segment('Nach ISO 9001 mit [uns](/pricing).'), segment('Kurz.')];
  expect(alignSegments(english, german)).toEqual([0, 1, undefined, 2]);
  expect(alignSegments(german, english)).toEqual([0, 1, 3]);
});

test('a text that was moved keeps its text, and a new one has none', () => {
  const today = [english[0], english[2], segment('Something new and 42.'), english[3]].filter(
    (one) => one !== undefined,
  );
  expect(alignSegments(today, english)).toEqual([0, 2, undefined, 3]);
});
