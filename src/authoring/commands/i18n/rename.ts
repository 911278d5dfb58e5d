import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../../build/readProject';
import { isContentFile } from '../../../content/files/contentFiles';
import { gitText } from '../../../content/files/git';
import { withoutName } from '../../../content/files/jsonFile';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import { languageCode } from '../../../content/language/languageTag';
import type { Project } from '../../../content/project';
import { splitPlural } from '../../../content/strings/plurals';
import type { Call } from '../../../commandLine/commandLine';
import { renamed, renamedTexts } from '../../texts/carriedTexts';
import { languagesFile, replies } from './add';

export async function run({ root, args: [from, to] }: Call): Promise<void> {
  const [namespace, key] = nameOf(from);
  const [newNamespace, newKey] = nameOf(to);
  if (namespace !== newNamespace)
    throw new Error(`A key stays in its namespace: ${namespace}:${newKey}; its file belongs to a screen`);
  await change(root, namespace, key, newKey);
}

/** With `search:<id>` it takes out search words, with the code of a language all that is of the language. */
export async function remove({ root, args: [name] }: Call): Promise<void> {
  if (name !== undefined && !name.includes(':')) await removeLanguage(root, name);
  else await change(root, ...nameOf(name));
}

async function change(root: string, namespace: string, key: string, newKey?: string): Promise<void> {
  const project = await readProject(root);
  refuse(project, namespace, key, newKey);
  const nameNow = renamed(`${namespace}:${key}`, newKey && `${namespace}:${newKey}`);
  const files = Object.entries(renamedTexts(project, nameNow));
  const written = files.flatMap(([file, text]) => replaceIfChanged(root, file, text) ?? []);
  console.log(`wrote ${written.length} files, such as ${written[0]}`);
  const used = namespace === 'search' ? [] : placesInCode(root, key);
  if (used.length > 0)
    console.log(
      `The code has “${key}” here, of this or another namespace:\n${used.map((place) => `  ${place}`).join('\n')}`,
    );
}

function nameOf(name: string | undefined): [string, string] {
  const [, namespace, key] = /^(\w+):([\w.-]+)$/.exec(name ?? '') ?? [];
  if (!namespace || !key)
    throw new Error(
      'rename <namespace:key> <namespace:new key>, or remove <namespace:key>, such as home:hero.lede, search:night-porter or, for a language, tr',
    );
  return [namespace, key];
}

function refuse(project: Project, namespace: string, key: string, newKey: string | undefined): void {
  if (namespace === 'search') {
    const words = Object.values(project.searchWords).some(({ value }) => value?.[key] !== undefined);
    if (!words || newKey !== undefined) throw new Error(`There are no search words of “${key}” to be removed`);
    return;
  }
  const table = project.strings.en?.[namespace]?.value;
  if (!table) throw new Error(`There is no namespace “${namespace}”, or locales/en/${namespace}.json cannot be read`);
  const has = (name: string) => Object.keys(table).some((one) => one === name || splitPlural(one).base === name);
  if (!has(key)) throw new Error(`locales/en/${namespace}.json has no key “${key}”`);
  if (newKey !== undefined && has(newKey)) throw new Error(`locales/en/${namespace}.json has “${newKey}” already`);
  const broken = Object.values(project.strings)
    .map((tables) => tables[namespace])
    .find((file) => file && !file.value);
  if (broken) throw new Error(`Nothing was written: ${broken.file} cannot be read; npm run check says why`);
}

function placesInCode(root: string, key: string): string[] {
  const pattern = `['"\`:]${key.replaceAll('.', '\\.')}['"\`]`;
  const found = gitText(root, ['grep', '--untracked', '-nE', pattern, '--', 'src/*.ts', 'src/*.tsx']);
  return found?.trim().split('\n') ?? [];
}

/** Takes a language out: its files, its line in every list, its name in the grid of languages. Prints all that it took. */
async function removeLanguage(root: string, code: string): Promise<void> {
  const project = await readProject(root);
  const own = filesOf(root, code);
  const isListed = project.languages.some((language) => language.code === code);
  if (code === 'en' || !new RegExp(`^${languageCode}$`).test(code) || (own.length === 0 && !isListed))
    throw new Error(
      `There is no language “${code}” to remove; the languages are ${project.languages.map((one) => one.code).join(', ')}`,
    );
  const lists = listsIn(root).map(
    (file) => [file, withoutCode(file, readFileSync(path.join(root, file), 'utf8'), code)] as const,
  );
  const names = renamedTexts(project, renamed(`home:language.${code}`, undefined));
  for (const file of own) rmSync(path.join(root, file));
  const changed = Object.entries({ ...names, ...Object.fromEntries(lists) }).filter(([file]) => !own.includes(file));
  const written = changed.flatMap(([file, text]) => replaceIfChanged(root, file, text) ?? []);
  console.log(
    `${code} is taken out.\nRemoved:\n${own.map((file) => `  ${file}`).join('\n')}\nChanged:\n${written.map((file) => `  ${file}`).join('\n')}`,
  );
  console.log(
    '\nWhat is left to do: a figure such as “15 languages” counts one less, which npm run content -- figure 15 lists; the contact function has the list of languages (supabase/README.md).',
  );
}

function filesOf(root: string, code: string): string[] {
  const isOwn = (file: string) =>
    file.startsWith(`locales/${code}/`) ||
    new RegExp(`^locales/\\w+/${code}\\.\\w+$|^content/.*[/.]${code}\\.(?:mdx|png)$`).test(file);
  return ['content', 'locales']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.\w+$/.test(file) && isContentFile(path.posix.basename(file)) && isOwn(file));
}

/** Returns the files that list languages, as far as they are there. */
function listsIn(root: string): string[] {
  const tables = readdirSync(path.join(root, 'locales')).filter((name) => name.endsWith('.json'));
  const subjects = readdirSync(path.join(root, 'content/courses'));
  return [
    languagesFile,
    ...tables.map((name) => `locales/${name}`),
    ...subjects.map((slug) => `content/courses/${slug}/facts.json`),
    replies,
    '.github/CODEOWNERS',
    '.github/crowdin.yml',
  ].filter((file) => existsSync(path.join(root, file)));
}

function withoutCode(file: string, text: string, code: string): string {
  if (file.endsWith('CODEOWNERS'))
    return text.replace(new RegExp(`^/(?:locales|content)/(?:\\*\\*/)?${code}(?:/|\\.\\S+) .*\\n`, 'gm'), '');
  if (file.endsWith('.yml')) return text.replace(new RegExp(`^ +\\S+: ${code}\\n`, 'm'), '');
  // The languages of languages.json and facts.json are items; everywhere else a language is a key.
  return withoutName(text, code);
}
