import { readProject } from '../../../build/readProject';
import { git } from '../../../content/files/git';
import type { Project } from '../../../content/project';
import { splitPlural } from '../../../content/strings/plurals';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';
import { renamed, renamedTexts } from '../../texts/renamedTexts';
import { removeLanguage } from './removeLanguage';

/** Gives a key another name in every language, with its context, its pins and what is decided for it; prints where code uses it. */
export async function run({ root, args: [from, to] }: Call): Promise<void> {
  const [namespace, key] = nameOf(from);
  const [newNamespace, newKey] = nameOf(to);
  if (namespace !== newNamespace)
    throw new Error(`A key stays in its namespace: ${namespace}:${newKey}; its file belongs to a screen`);
  await change(root, namespace, key, newKey);
}

/**
 * Removes a key from every language, with its context, its pins and what is decided for it, and prints where code uses it; with
 * `search:<id>`, search words. The code of a language takes out all that is of the language.
 */
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
  const found = git(root, ['grep', '--untracked', '-nE', pattern, '--', 'src/*.ts', 'src/*.tsx']);
  return 'text' in found ? found.text.trim().split('\n') : [];
}
