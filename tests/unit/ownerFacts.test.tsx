import { existsSync, readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { missingSettings } from '../../src/build/settings';
import { ownerFacts } from '../../src/site/ownerFacts';
import { routes } from '../routes';
import { BeforeYouBuy } from '../../src/site/shell/buying/BeforeYouBuy';
import { buyerQuestions, parseQuestions, places, type BuyerQuestionRow } from '../../src/site/buyerQuestions';
import { Footer } from '../../src/site/shell/footer/Footer';
import { SubProcessors } from '../../src/site/screens/text/policyFields';
import { German, stringsOf } from './germanPage';

const unset = { ...ownerFacts };
const questions = Object.values(buyerQuestions).flatMap((rows): readonly BuyerQuestionRow[] => rows);
/** Nobody can promise what others accept. */
const withoutFact = ['officer'];
afterEach(() => Object.assign(ownerFacts, unset));

const set: typeof ownerFacts = {
  activeAccount: 'canSignIn',
  trialDays: 14,
  vat: 'excluded',
  term: { months: 12, noticeDays: 31 },
  payment: 'invoiceOrCard',
  setUp: 'included',
  support: 'emailAndPhone',
  supportHours: { days: 'weekdays', from: '08:30', to: '17:45', languages: ['de', 'xx'] },
  courseLanguages: ['de'],
  courseAuthors: { names: 'Writers Ltd', checked: '2026-10-02' },
  certificates: 'everyCourse',
  passMark: 80,
  sharedTablet: 'eachSignsIn',
  signInWithoutEmail: 'employeeNumber',
  phones: { ios: '16', android: '11', offline: true },
  pastRecords: 'moved',
  scorm: ['1.2', '2004'],
  hosting: { region: 'choice', provider: 'Hosting Ltd' },
  subProcessors: [{ name: 'Mail Ltd', purpose: 'email', place: 'europeanUnion' }],
  processingAgreement: 'https://example.org/agreement',
  ai: { model: 'Model 1', provider: 'Models Ltd', learns: false },
  exportOnLeaving: { formats: 'CSV', days: 60 },
  uptime: 99.9,
  company: { since: 2021, people: 12 },
  signInUrl: 'https://app.example.org',
};

/** The string that shows each fact, as the page's language has it. */
const shown: Readonly<Record<keyof typeof ownerFacts, string>> = {
  activeAccount: '[activeAccount.canSignIn]',
  trialDays: '[trial_other]',
  vat: '[vat.excluded]',
  term: '[term]',
  payment: '[payment.invoiceOrCard]',
  setUp: '[setUp.included]',
  support: '[support.emailAndPhone]',
  supportHours: '[supportHours.weekdays]',
  courseLanguages: '[courseLanguages]',
  courseAuthors: '[courseAuthors]',
  certificates: '[certificates.everyCourse]',
  passMark: '[passMark]',
  sharedTablet: '[sharedTablet.eachSignsIn]',
  signInWithoutEmail: '[signIn.employeeNumber]',
  phones: '[phones.offline]',
  pastRecords: '[pastRecords.moved]',
  scorm: '[scorm]',
  hosting: '[hosting.choice]',
  subProcessors: '[subProcessors.item]',
  processingAgreement: '[processingAgreement]',
  ai: '[aiDoesNotLearn]',
  exportOnLeaving: '[leaving]',
  uptime: '[uptime]',
  company: '[company_other]',
  signInUrl: '[footer.signIn]',
};

const values = [
  '14',
  '31',
  '08:30',
  'xx',
  'Writers Ltd',
  '16',
  '1.2, 2004',
  'Hosting Ltd',
  'Mail Ltd',
  'Model 1',
  '99,9',
  '2021',
  'app.example.org',
];

test('a fact that is set is stated in the page’s language and not asked; the build asks for the others', () => {
  const before = page();
  for (const [fact, words] of Object.entries(shown)) {
    expect(before.textContent).not.toContain(words);
    expect(missingFacts()).toContain(fact);
  }
  expect(boxes(before)).toEqual(questions.map(({ id }) => id).sort());
  Object.assign(ownerFacts, { ...set, supportHours: undefined });
  // Half an answer leaves the question.
  expect(boxes(page())).toEqual([...withoutFact, 'support']);
  Object.assign(ownerFacts, set);
  const after = page();
  for (const words of [...Object.values(shown), ...values]) expect(after.textContent).toContain(words);
  expect(boxes(after)).toEqual(withoutFact);
  expect(missingFacts()).toBe('');
});

test('what the site says today is quoted with a link to where it stands, and one may ask for more', () => {
  const before = page();
  for (const { id, today } of questions)
    if (today !== 'ask') {
      const box = before.querySelector(`[name="ask"][value="${id}"]`);
      const row = box?.closest('li');
      const [, key = ''] = today.says.split(':');
      expect(row?.textContent).toContain(`[${key}]`);
      const { path, anchor } = places[today.under];
      expect(row?.querySelector('a')?.getAttribute('href')).toBe(`/de${path === '/' ? '' : path}#${anchor}`);
      // It stands there: nobody has to keep a second text.
      const page = routes.find((route) => route.path === path);
      expect(page?.namespaces.map(String)).toContain(today.says.split(':')[0]);
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
  expect(parseQuestions('?ask=support&ask=hosting&ask=%3Cb%3E')).toEqual(['support', 'hosting']);
  expect(parseQuestions('?topic=question')).toEqual([]);
});

test('facts are asked for in one warning', () => {
  expect(missingSettings({}).filter((sentence) => sentence.includes('src/site/ownerFacts.ts'))).toHaveLength(1);
});

function missingFacts(): string {
  return missingSettings({}).find((sentence) => sentence.includes('src/site/ownerFacts.ts')) ?? '';
}

function page(): HTMLElement {
  return render(
    <German>
      <BeforeYouBuy groups={['price', 'people', 'data']} />
      <SubProcessors />
      <Footer />
    </German>,
  ).container;
}

function boxes(container: HTMLElement): string[] {
  return Array.from(container.querySelectorAll<HTMLInputElement>('input[name="ask"]'), ({ value }) => value).sort();
}
