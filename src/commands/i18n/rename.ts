import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import type { Project } from '../../model/project';
import { splitPlural } from '../../model/plurals';
import { writeChanged } from '../../model/writeFiles';
import { UsageError, type Call } from './command';

/** Gives a key another name, or takes it out, in every language, with its context and its pins; says where code uses it. */
export async function run({ root, args: [from, to], options }: Call): Promise<void> {
  const isRemoval = options.remove === true;
  const [namespace, key] = nameOf(from);
  const [newNamespace, newKey] = isRemoval ? [namespace, ''] : nameOf(to);
  if (namespace !== newNamespace)
    throw new UsageError(`A key stays in its namespace: ${namespace}:${newKey || key}; its file belongs to a screen`);
  const project = await readSite(root);
  refuse(project, namespace, key, isRemoval ? undefined : newKey);
  const tables = [...Object.keys(project.strings), 'meta'].map((folder) => `locales/${folder}/${namespace}.json`);
  const pins = Object.keys(project.state).map((language) => `locales/state/${language}.json`);
  const written = [...tables, ...pins].flatMap((file) => {
    const place = path.join(root, file);
    if (!existsSync(place)) return [];
    const prefix = pins.includes(file) ? `${namespace}:` : '';
    const changed = renamed(readFileSync(place, 'utf8'), prefix, key, isRemoval ? undefined : newKey);
    return writeChanged(root, file, changed) ?? [];
  });
  console.log(`wrote ${written.length} files, such as ${written[0]}`);
  const used = placesInCode(root, key);
  if (used.length > 0)
    console.log(`The code still says “${key}” here:\n${used.map((place) => `  ${place}`).join('\n')}`);
}

function nameOf(name: string | undefined): [string, string] {
  const [, namespace, key] = /^(\w+):([\w.-]+)$/.exec(name ?? '') ?? [];
  if (!namespace || !key)
    throw new UsageError(
      'rename <namespace:key> <namespace:new key>, or remove <namespace:key>, such as home:hero.lede',
    );
  return [namespace, key];
}

function refuse(project: Project, namespace: string, key: string, newKey: string | undefined): void {
  const table = project.strings.en?.[namespace]?.value;
  if (!table)
    throw new UsageError(`There is no namespace “${namespace}”, or locales/en/${namespace}.json cannot be read`);
  const has = (name: string) => Object.keys(table).some((one) => one === name || splitPlural(one).base === name);
  if (!has(key)) throw new UsageError(`locales/en/${namespace}.json has no key “${key}”`);
  if (newKey !== undefined && has(newKey)) throw new UsageError(`locales/en/${namespace}.json has “${newKey}” already`);
  const broken = Object.values(project.strings)
    .map((tables) => tables[namespace])
    .find((file) => file && !file.value);
  if (broken) throw new UsageError(`Nothing was written: ${broken.file} cannot be read; npm run check says why`);
}

/** The lines of a file of one entry a line, sorted again; each plural form of the key goes with it. */
function renamed(text: string, prefix: string, key: string, newKey: string | undefined): string {
  const entries = text.split('\n').flatMap((line) => {
    const [, name, rest] = /^ {2}"((?:[^"\\]|\\.)*)"(: ?.*?),?$/.exec(line) ?? [];
    return name === undefined || rest === undefined ? [] : [{ name, rest }];
  });
  const isOurs = (name: string) => {
    const bare = name.slice(prefix.length);
    return name.startsWith(prefix) && (bare === key || splitPlural(bare).base === key);
  };
  if (!entries.some(({ name }) => isOurs(name))) return text;
  const kept = entries
    .filter(({ name }) => newKey !== undefined || !isOurs(name))
    .map(({ name, rest }) => ({
      name: isOurs(name) ? `${prefix}${newKey}${name.slice(prefix.length + key.length)}` : name,
      rest,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return kept.length === 0 ? '{}\n' : `{\n${kept.map(({ name, rest }) => `  "${name}"${rest}`).join(',\n')}\n}\n`;
}

function placesInCode(root: string, key: string): string[] {
  const folder = path.join(root, 'src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          new RegExp(`['"\`:]${key.replaceAll('.', '\\.')}['"\`]`).test(line) ? [`src/${file}:${index + 1}`] : [],
        ),
    );
}
