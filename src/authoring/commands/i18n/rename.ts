import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../../build/readProject';
import { git } from '../../../content/files/git';
import type { Project } from '../../../content/project';
import { jsonEntries, withEntries } from '../../../content/files/jsonEntries';
import { renamedDecisions } from '../../../content/strings/decisions';
import { splitPlural } from '../../../content/strings/plurals';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';

/** Gives a key another name in every language, with its context, its pins and what is decided for it; prints where code uses it. */
export async function run({ root, args: [from, to] }: Call): Promise<void> {
  const [namespace, key] = nameOf(from);
  const [newNamespace, newKey] = nameOf(to);
  if (namespace !== newNamespace)
    throw new Error(`A key stays in its namespace: ${namespace}:${newKey}; its file belongs to a screen`);
  await change(root, namespace, key, newKey);
}

/** Removes a key from every language, with its context, its pins and what is decided for it; prints where code uses it. */
export async function remove({ root, args: [name] }: Call): Promise<void> {
  await change(root, ...nameOf(name));
}

async function change(root: string, namespace: string, key: string, newKey?: string): Promise<void> {
  const project = await readProject(root);
  refuse(project, namespace, key, newKey);
  const rewrite = (file: string, prefix: string) => {
    const place = path.join(root, file);
    if (!existsSync(place)) return [];
    const changed = renamedKey(readFileSync(place, 'utf8'), prefix + key, newKey && prefix + newKey);
    return replaceIfChanged(root, file, changed) ?? [];
  };
  const written = [
    ...[...Object.keys(project.strings), 'meta'].flatMap((folder) =>
      rewrite(`locales/${folder}/${namespace}.json`, ''),
    ),
    ...Object.keys(project.pins).flatMap((language) => rewrite(`locales/pins/${language}.json`, `${namespace}:`)),
    ...changedDecisions(project, namespace, key, newKey),
  ];
  console.log(`wrote ${written.length} files, such as ${written[0]}`);
  const used = placesInCode(root, key);
  if (used.length > 0)
    console.log(
      `The code has “${key}” here, of this or another namespace:\n${used.map((place) => `  ${place}`).join('\n')}`,
    );
}

function changedDecisions({ root, decisions }: Project, namespace: string, key: string, newKey?: string): string[] {
  if (!decisions?.value) return [];
  const nameNow = (name: string) => {
    const [own, form = ''] = name.split(':');
    if (own !== namespace || (form !== key && splitPlural(form).base !== key)) return name;
    return newKey && `${namespace}:${form.replace(key, newKey)}`;
  };
  const rows = renamedDecisions(decisions.value, nameNow);
  const written = replaceIfChanged(root, decisions.file, `${JSON.stringify(rows, undefined, 2)}\n`);
  return written === undefined ? [] : [written];
}

function nameOf(name: string | undefined): [string, string] {
  const [, namespace, key] = /^(\w+):([\w.-]+)$/.exec(name ?? '') ?? [];
  if (!namespace || !key)
    throw new Error('rename <namespace:key> <namespace:new key>, or remove <namespace:key>, such as home:hero.lede');
  return [namespace, key];
}

function refuse(project: Project, namespace: string, key: string, newKey: string | undefined): void {
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

/** Returns a JSON object, of any indent, with a key renamed or removed; each plural form of it goes with it. */
export function renamedKey(text: string, key: string, newKey: string | undefined): string {
  const own = jsonEntries(text).filter(({ key: name }) => name === key || splitPlural(name).base === key);
  if (own.length === 0) return text;
  const gone = own.map(({ key: name }) => [name, undefined] as const);
  const added =
    newKey === undefined ? [] : own.map(({ key: name, value }) => [name.replace(key, newKey), value] as const);
  return withEntries(text, Object.fromEntries([...gone, ...added]));
}

function placesInCode(root: string, key: string): string[] {
  const pattern = `['"\`:]${key.replaceAll('.', '\\.')}['"\`]`;
  const found = git(root, ['grep', '--untracked', '-nE', pattern, '--', 'src/*.ts', 'src/*.tsx']);
  return 'text' in found ? found.text.trim().split('\n') : [];
}
