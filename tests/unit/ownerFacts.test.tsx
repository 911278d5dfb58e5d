import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { missingSettings } from '../../src/gatsby/settings';
import { createTranslator } from '../../src/site/i18n/createTranslator';
import type { PublishedLanguage } from '../../src/content/pageContext';
import { PageProvider } from '../../src/site/i18n/usePage';
import { numberStyleOf } from '../../src/content/numberStyle';
import { ownerFacts } from '../../src/site/ownerFacts';
import { DataFacts } from '../../src/site/screens/compliance/DataFacts';
import { PriceQuestions } from '../../src/site/screens/pricing/PriceQuestions';
import { SubProcessors } from '../../src/site/screens/privacy/policyFields';

const unset = { ...ownerFacts };
afterEach(() => Object.assign(ownerFacts, unset));

const set: typeof ownerFacts = {
  activeAccount: 'canSignIn',
  trialDays: 14,
  vat: 'excluded',
  hosting: { region: 'choice', provider: 'Hosting Ltd' },
  ai: { model: 'Model 1', provider: 'Models Ltd', learns: false },
  subProcessors: [{ name: 'Mail Ltd', purpose: 'email', place: 'europeanUnion' }],
  support: 'emailAndPhone',
};

/** The string that shows each fact, as the page's language has it. */
const shown: Readonly<Record<keyof typeof ownerFacts, string>> = {
  activeAccount: '[priceFaq.activeAccount.canSignIn]',
  trialDays: '[priceFaq.trialLength.answer_other]',
  vat: '[priceFaq.vat.excluded]',
  hosting: '[data.hosting.choice]',
  ai: '[data.aiDoesNotLearn]',
  subProcessors: '[subProcessors.item]',
  support: '[priceFaq.support.emailAndPhone]',
};

test('a fact that is set is shown in the page’s language, and the build does not ask for it', () => {
  const before = page();
  for (const [fact, words] of Object.entries(shown)) {
    expect(before).not.toContain(words);
    expect(missingFacts()).toContain(fact);
  }
  Object.assign(ownerFacts, set);
  const after = page();
  for (const words of Object.values(shown)) expect(after).toContain(words);
  for (const value of ['14', 'Hosting Ltd', 'Model 1', 'Models Ltd', 'Mail Ltd']) expect(after).toContain(value);
  expect(missingFacts()).toBe('');
});

test('facts are asked for in one warning', () => {
  expect(missingSettings({}).filter((sentence) => sentence.includes('src/site/ownerFacts.ts'))).toHaveLength(1);
});

function missingFacts(): string {
  return missingSettings({}).find((sentence) => sentence.includes('src/site/ownerFacts.ts')) ?? '';
}

function page(): string {
  const { container } = render(
    <German>
      <PriceQuestions id="questions" />
      <DataFacts />
      <SubProcessors />
    </German>,
  );
  return container.textContent ?? '';
}

/** A German page whose strings begin with their keys. */
function German({ children }: { children: ReactNode }) {
  const language: PublishedLanguage = {
    code: 'de',
    name: '',
    htmlLang: 'de',
    ogLocale: '',
    flag: '',
    dir: 'ltr',
    hint: '',
  };
  return (
    <I18nextProvider i18n={translator}>
      <PageProvider
        value={{
          route: '/pricing',
          language,
          numbers: numberStyleOf('de'),
          state: 'translated',
          languages: [language],
          translations: ['de'],
        }}
      >
        {children}
      </PageProvider>
    </I18nextProvider>
  );
}

const translator = createTranslator(
  'de',
  Object.fromEntries(
    ['common', 'pricing', 'compliance', 'privacy'].map((namespace) => {
      const table: Record<string, string> = JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8'));
      return [namespace, Object.fromEntries(Object.entries(table).map(([key, text]) => [key, `[${key}] ${text}`]))];
    }),
  ),
);
