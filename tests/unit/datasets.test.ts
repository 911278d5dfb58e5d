import claims from '../../content/data/claims.json';
import included from '../../content/data/included.json';
import integrations from '../../content/data/integrations.json';
import partners from '../../content/data/partners.json';
import programmes from '../../content/data/programmes.json';
import complianceStrings from '../../locales/en/compliance.json';
import integrationStrings from '../../locales/en/integrations.json';
import partnerStrings from '../../locales/en/partners.json';
import pricingStrings from '../../locales/en/pricing.json';
import specialistStrings from '../../locales/en/specialist.json';

test.each(integrations)('the integration $id has its words', ({ id, category }) => {
  hasWords(integrationStrings, [`integration.${id}.name`, `integration.${id}.description`, `category.${category}`]);
});

test.each(partners)('the partner $id has its words', ({ id, category }) => {
  hasWords(partnerStrings, [`partner.${id}.description`, `category.${category}`]);
});

test.each(programmes)('the programme $id has its words and a provider', ({ id, provider, features }) => {
  const keys = features.map((feature) => `programme.${id}.feature.${feature}`);
  hasWords(specialistStrings, [`programme.${id}.title`, `programme.${id}.description`, ...keys]);
  expect(partners.map((partner) => partner.id)).toContain(provider);
});

test.each(claims.badges)('the badge $id has its words', ({ id }) => {
  hasWords(complianceStrings, [`badge.${id}.title`, `badge.${id}.text`]);
});

test('what the price includes is each feature of the owner’s list once, and groups have their words', () => {
  const listed = Object.keys(pricingStrings).filter((key) => /^included\.(?!explore$|lede$|title$)/.test(key));
  expect(included.flatMap(({ features }) => features.map(({ id }) => `included.${id}`)).sort()).toEqual(listed.sort());
  hasWords(
    pricingStrings,
    included.map(({ group }) => `includedGroup.${group}`),
  );
});

test.each([
  ['documents', 2],
  ['hr', 12],
  ['communication', 1],
  ['video', 2],
  ['sso', 1],
  ['authentication', 1],
  ['email', 1],
])('the category %s has the %d integrations that the owner listed, or more', (category, listed) => {
  expect(integrations.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(listed);
});

function hasWords(table: Readonly<Record<string, string>>, keys: readonly string[]): void {
  expect(Object.keys(table)).toEqual(expect.arrayContaining([...keys]));
}
