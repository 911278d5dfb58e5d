import integrations from '../../content/data/integrations.json';
import partners from '../../content/data/partners.json';
import programmes from '../../content/data/programmes.json';

test.each(programmes)('the programme $id has a provider', ({ provider }) => {
  expect(partners.map(({ id }) => id)).toContain(provider);
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
