import { change, content, copyOfProject, i18n, put, read, strings } from './copy';

const [id = ''] = Object.keys(strings(copyOfProject(), 'de', 'home')).map((key) => `home:${key}`);
const row = { english: 'renewals', rule: 'Courses that come round again.', texts: [id] };

function project(texts = row.texts): string {
  const copy = copyOfProject();
  put(copy, 'locales/decisions.json', `${JSON.stringify([{ ...row, texts }], undefined, 2)}\n`);
  return copy;
}

test('a text is open in each language until somebody changes it or says that it is right', async () => {
  const copy = project();
  expect((await i18n(copy, 'decisions', 'de')).output).not.toContain(id);
  await i18n(copy, 'decisions', '--look', row.english);
  const open = await i18n(copy, 'decisions', 'de');
  expect(open.output).toContain(row.rule);
  expect(open.output).toContain(id);
  expect((await i18n(copy, 'check', 'de')).output).toContain(`npm run i18n -- decisions de ${id}`);

  expect((await i18n(copy, 'decisions', 'de', id)).code).toBe(0);
  expect((await i18n(copy, 'decisions', 'de')).output).not.toContain(id);
  expect(read(copy, 'locales/decisions.json')).not.toContain('"de"');

  await i18n(copy, 'decisions', '--look', row.english);
  const [key = ''] = Object.keys(strings(copy, 'de', 'home'));
  change(copy, 'locales/de/home.json', (text) => text.replace(`"${key}": "`, `"${key}": "Anders: `));
  expect((await i18n(copy, 'decisions', 'de')).output).not.toContain(id);
});

test('a text that is not open, and a row that is not there, are refused by name', async () => {
  const copy = project();
  expect(await i18n(copy, 'decisions', 'de', 'home:nobody')).toMatchObject({ code: 1 });
  const refused = await i18n(copy, 'decisions', '--look', 'nothing of the kind');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('nothing of the kind');
});

test('what has another name stays open, also a page in which a link changed; what is removed is forgotten', async () => {
  const copy = project([id, 'common:nav.feature.qms', 'features/qms', 'features/reporting']);
  change(copy, 'content/features/reporting/de.mdx', (text) =>
    text.replace('\n\n## ', '\n\n[QMS](/features/qms)\n\n## '),
  );
  await i18n(copy, 'decisions', '--look', row.english);
  expect(await content(copy, 'rename', 'features/qms', 'quality')).toMatchObject({ code: 0 });
  await i18n(copy, 'rename', id, 'home:words.now');
  const open = await i18n(copy, 'decisions', 'de');
  for (const name of ['home:words.now', 'common:nav.feature.quality', 'features/quality', 'features/reporting'])
    expect(open.output).toContain(`  ${name}  `);

  await i18n(copy, 'remove', 'home:words.now');
  for (const gone of ['home:words.now', 'qms', id]) expect(read(copy, 'locales/decisions.json')).not.toContain(gone);
});
