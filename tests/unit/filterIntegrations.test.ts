import { integrationSearch, type IntegrationFilter } from '../../src/site/screens/integrations/integrations';

const hr = { category: 'hr', categoryName: 'HR', icon: 'wallet' } as const;
const documents = { category: 'documents', categoryName: 'Dokumente', icon: 'cloud' } as const;
const integrations = [
  { ...documents, id: 'cloud-drive', name: 'Cloud Drive', description: 'Fréquence des copies' },
  { ...hr, id: 'payroll', name: 'Payroll', description: 'Send training hours to payroll' },
  { ...hr, id: 'absence-leave', name: 'Absence & Leave', description: 'Pause due dates while someone is away' },
];

test('everything is there without a filter, in the order of the dataset', () => {
  expect(idsFor({})).toEqual(['cloud-drive', 'payroll', 'absence-leave']);
  expect(idsFor({ query: '   ' })).toHaveLength(3);
});

test.each([
  ['the name', 'cloud', ['cloud-drive']],
  ['part of a word of the description', 'train', ['payroll']],
  ['the name of the category', 'dokument', ['cloud-drive']],
  ['several words in any order, wherever each is', 'away absence', ['absence-leave']],
  ['every word, not just one of them', 'payroll absence', []],
  ['words in any case and without their accents', 'FREQUENCE', ['cloud-drive']],
  ['nothing where nothing fits', 'spreadsheet', []],
])('a query finds %s', (_, query, ids) => {
  expect(idsFor({ query })).toEqual(ids);
});

test('category and query narrow together', () => {
  expect(idsFor({ category: 'hr', query: 'cloud' })).toEqual([]);
  expect(idsFor({ category: 'hr', query: 'hours' })).toEqual(['payroll']);
});

function idsFor({ category = 'all', query = '' }: Partial<IntegrationFilter>): string[] {
  return integrationSearch(integrations, 'en')({ category, query }).map(({ id }) => id);
}
