import { existsSync } from 'node:fs';
import path from 'node:path';
import { change, content, copyOfProject, i18n, put, read, strings } from './copy';

const links = 'content/data/links.json';
const redirects = 'content/data/redirects.json';
const reporting = (language: string) => `content/features/reporting/${language}.mdx`;
const link = '\n\nSee [quality](/features/qms#features).\n\n## ';

/** A copy in which the English page on reporting and its translations link to the one on quality. */
async function copyWithLink(): Promise<string> {
  const copy = copyOfProject();
  for (const language of ['en', 'cy', 'de']) change(copy, reporting(language), (text) => text.replace('\n\n## ', link));
  for (const language of ['cy', 'de']) await i18n(copy, 'accept', language, 'features/reporting', '--mine');
  return copy;
}

test('a renamed page keeps its translations, menus and links, and its old address leads to it', async () => {
  const copy = await copyWithLink();
  const before = await i18n(copy, 'check');
  const renamed = await content(copy, 'rename', 'features/qms', 'quality');
  expect(renamed).toMatchObject({
    code: 0,
    output: expect.stringContaining('/features/qms leads to /features/quality'),
  });
  expect(existsSync(path.join(copy, 'content/features/qms'))).toBe(false);
  for (const language of ['en', 'cy', 'de'])
    expect(read(copy, reporting(language))).toContain('(/features/quality#features)');
  expect(strings(copy, 'cy', 'common')).toHaveProperty(['nav.feature.quality']);
  expect(read(copy, links)).toContain('"showcase.signOff": "features/quality"');
  expect(read(copy, 'content/data/included.json')).toContain('"/features/quality#features"');
  expect(JSON.parse(read(copy, redirects))).toEqual([{ from: '/features/qms', to: '/features/quality' }]);
  // Nothing became stale, and nothing is an error.
  const after = await i18n(copy, 'check');
  expect({ ...after, output: after.output.replaceAll('/features/quality', '/features/qms') }).toEqual(before);
  expect((await content(copy, 'check')).code).toBe(0);
});

test('a second name leaves no chain of redirects, and the first one can be taken back', async () => {
  const copy = copyOfProject();
  await content(copy, 'rename', 'features/qms', 'quality');
  await content(copy, 'rename', 'quality', 'documents');
  expect(JSON.parse(read(copy, redirects))).toEqual([
    { from: '/features/qms', to: '/features/documents' },
    { from: '/features/quality', to: '/features/documents' },
  ]);
  await content(copy, 'rename', 'features/documents', 'qms');
  expect(JSON.parse(read(copy, redirects))).not.toContainEqual(expect.objectContaining({ from: '/features/qms' }));
  expect((await content(copy, 'check')).code).toBe(0);
});

test('a page that data names is not removed; another one is, and links lead to where its address leads', async () => {
  const copy = await copyWithLink();
  const refused = await content(copy, 'remove', 'features/qms', '--to', '/pricing');
  expect(refused).toEqual({ code: 1, output: `${links} names features/qms: name another page there first\n` });
  change(copy, links, (text) => text.replace('features/qms', 'features/reporting'));
  const removed = await content(copy, 'remove', 'features/qms', '--to', '/pricing');
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('/features/qms leads to /pricing') });
  expect(read(copy, reporting('cy'))).toContain('[quality](/pricing)');
  expect(read(copy, 'content/data/topics.json')).not.toContain('qms');
  expect(strings(copy, 'en', 'common')).not.toHaveProperty(['nav.feature.qms']);
  expect((await content(copy, 'check')).code).toBe(0);
});

test('a removed category takes its courses out of the roles, but leaves none without any', async () => {
  const copy = copyOfProject();
  const roles = 'content/data/roles.json';
  const refused = await content(copy, 'remove', 'courses/leadership', '--to', '/courses');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('the role "team-lead" has no other') });
  change(copy, roles, (text) => text.replace('"leading-by-example"', '"workforce-planning"'));
  expect(await content(copy, 'remove', 'courses/leadership', '--to', '/courses')).toMatchObject({ code: 0 });
  expect(JSON.parse(read(copy, roles))).toEqual([
    expect.objectContaining({
      roles: [
        { id: 'team-lead', courses: ['workforce-planning'] },
        { id: 'shop-manager', courses: ['hr-fundamentals', 'absence-management'] },
      ],
    }),
  ]);
  expect((await content(copy, 'check')).code).toBe(0);
});

test.each([
  ['features/qmss', 'quality', 'There is no page “features/qmss”; did you mean features/qms?'],
  ['features/qms', 'Quality!', '“Quality!” cannot be an address'],
  ['features/qms', 'reporting', 'features/reporting is there already; nothing was written'],
])('%s is not renamed %s', async (name, slug, words) => {
  const copy = copyOfProject();
  expect(await content(copy, 'rename', name, slug)).toMatchObject({ code: 1, output: expect.stringContaining(words) });
});

test.each([
  ['/old > /old', 'a redirect from /old to itself', 'remove it'],
  ['/old > /features/qmss', 'a redirect to /features/qmss', 'did you mean /features/qms?'],
  ['/pricing > /features/qms', 'a redirect from /pricing, which is a page', 'remove it'],
  ['/old > /older, /older > /pricing', 'a redirect to /older, which is redirected', '"to": "/pricing"'],
  ['/old > /older, /older > /old', 'a redirect to /older, which is redirected', '"to": "/old"'],
  ['/old > /features/qms, /old > /pricing', 'a second redirect from /old', 'remove one'],
])('the redirects %s are an error', async (pairs, found, fix) => {
  const copy = copyOfProject();
  const list = pairs.split(', ').map((pair) => ({ from: pair.split(' > ')[0], to: pair.split(' > ')[1] }));
  put(copy, redirects, JSON.stringify(list, null, 2));
  const { code, output } = await content(copy, 'check');
  expect(code).toBe(1);
  expect(output).toMatch(/redirects\.json:\d+:\d+ {2}error/);
  expect(output).toContain(found);
  expect(output).toContain(fix);
});
