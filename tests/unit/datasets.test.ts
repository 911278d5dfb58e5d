import included from '../../content/data/included.json';
import integrations from '../../content/data/integrations.json';
import partners from '../../content/data/partners.json';
import programmes from '../../content/data/programmes.json';
import pricingStrings from '../../locales/en/pricing.json';

test.each(programmes)('the programme $id has a provider', ({ provider }) => {
  expect(partners.map(({ id }) => id)).toContain(provider);
});

test('what the price includes is each feature of the owner’s list once, and groups have their words', () => {
  const listed = Object.keys(pricingStrings).filter((key) => /^included\.(?!explore$|lede$|title$)/.test(key));
  expect(included.flatMap(({ features }) => features.map(({ id }) => `included.${id}`)).sort()).toEqual(listed.sort());
  expect(Object.keys(pricingStrings)).toEqual(
    expect.arrayContaining(included.map(({ group }) => `includedGroup.${group}`)),
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
