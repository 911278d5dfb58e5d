/** @jest-environment jsdom */
import { existsSync, readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { unset } from '../../src/build/release/contentFindings';
import { ownerFacts } from '../../src/site/ownerFacts';
import { routes } from '../routes';
import { BeforeYouBuy } from '../../src/site/shell/buying/BeforeYouBuy';
import {
  askedFacts,
  buyerQuestions,
  parseQuestions,
  places,
  type BuyerQuestionRow,
} from '../../src/site/buyerQuestions';
import { Footer } from '../../src/site/shell/footer/Footer';
import { SubProcessors } from '../../src/site/screens/text/policyFields';
import { German, stringsOf } from './germanPage';

const questions = Object.values(buyerQuestions).flatMap((rows): readonly BuyerQuestionRow[] => rows);
/** Evidence, what others accept, and how something was measured. */
const withoutFact = questions.filter(({ facts }) => facts.length === 0).map(({ id }) => id);
afterEach(() => askedFacts.forEach((fact) => Reflect.deleteProperty(ownerFacts, fact)));

const set: Required<typeof ownerFacts> = {
  activeAccount: 'canSignIn',
  trial: { count: 14 },
  vat: 'excluded',
  term: { months: 12, days: 31 },
  payment: 'invoiceOrCard',
  setUp: 'included',
  support: 'emailAndPhone',
  supportHours: { kind: 'weekdays', from: '08:30', to: '17:45', languages: ['de', 'xx'] },
  courseLanguages: { languages: ['de'] },
  courseAuthors: { names: 'Writers Ltd', date: '2026-10-02' },
  certificates: 'everyCourse',
  passMark: { percent: 80 },
  sharedTablet: 'eachSignsIn',
  signIn: 'employeeNumber',
  phones: { kind: 'offline', ios: '16', android: '11' },
  pastRecords: 'moved',
  scorm: { versions: ['1.2', '2004'] },
  hosting: { kind: 'choice', provider: 'Hosting Ltd' },
  subProcessors: [{ name: 'Mail Ltd', purpose: 'email', place: 'europeanUnion' }],
  processingAgreement: { address: 'https://example.org/agreement' },
  ai: { kind: 'doesNotLearn', model: 'Model 1', provider: 'Models Ltd' },
  leaving: { formats: 'CSV', days: 60 },
  uptime: { percent: 99.9 },
  company: { year: '2021', count: 12 },
  signInAddress: { address: 'https://app.example.org' },
};

const values = [
  ...'14|31|08:30|xx|Writers Ltd|16|1.2, 2004|Hosting Ltd|Mail Ltd|Model 1|99,9|2021'.split('|'),
  ...['[support.emailAndPhone]', '[company_other]', '[footer.signIn]'],
];

test('a fact that is set is stated in the page’s language and not asked; the build asks for the others', () => {
  const before = page();
  expect(boxes(before)).toEqual(questions.map(({ id }) => id).sort());
  for (const fact of askedFacts) expect(missingFacts()).toContain(fact);
  const { supportHours, ...others } = set;
  Object.assign(ownerFacts, others);
  // Half an answer leaves the question.
  expect(boxes(page())).toEqual([...withoutFact, 'support'].sort());
  Object.assign(ownerFacts, { supportHours });
  const after = page();
  for (const words of values) expect(after.textContent).toContain(words);
  expect(boxes(after)).toEqual(withoutFact.sort());
  expect(missingFacts()).toBe('');
});

test('what the site says in part is quoted with what is open and a link to where it stands, and one may ask for more', () => {
  const before = page();
  for (const question of questions)
    if ('says' in question) {
      const row = before.querySelector(`[name="ask"][value="${question.id}"]`)?.closest('li');
      const [namespace, key = ''] = question.says.split(':');
      expect(row?.textContent).toContain(`[${key}]`);
      expect(row?.textContent).toContain(`[open.${question.id}]`);
      const { path, anchor } = places[question.under];
      expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/de${path === '/' ? '' : path}#${anchor}`);
      // It stands there, or is in words of its own.
      const there = routes.find((route) => route.path === path)?.namespaces ?? [];
      expect(['buying', ...there]).toContain(namespace);
    }
});

test('the questions of a page fit into a message, in every language', () => {
  const languages = readdirSync('locales').filter(
    (name) => existsSync(`locales/${name}/buying.json`) && name !== 'meta',
  );
  for (const language of languages) {
    const { [`prefill.ask`]: intro = '' } = stringsOf(language, 'contact');
    const words = stringsOf(language, 'buying');
    const asked = [...buyerQuestions.price, ...buyerQuestions.people].map(({ id }) => `– ${words[`question.${id}`]}`);
    // With room for what the visitor adds.
    expect([language, [intro, ...asked].join('\n').length < 900]).toEqual([language, true]);
  }
});

test('questions come from the query as the link writes them and as a browser does, each once', () => {
  expect(parseQuestions('?topic=question&ask=vat,support,vat')).toEqual(['vat', 'support']);
  expect(parseQuestions('?ask=support&ask=hosting&ask=%3Cb%3E')).toEqual(['hosting', 'support']);
  expect(parseQuestions('?topic=question')).toEqual([]);
});

function missingFacts(): string {
  return unset().find(({ sentence }) => sentence.includes('src/site/ownerFacts.ts'))?.sentence ?? '';
}

function page(): HTMLElement {
  return render(
    <German>
      <BeforeYouBuy groups={['price', 'people', 'security']} />
      <SubProcessors />
      <Footer />
    </German>,
  ).container;
}

function boxes(container: HTMLElement): string[] {
  return Array.from(container.querySelectorAll<HTMLInputElement>('input[name="ask"]'), ({ value }) => value).sort();
}
