import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkProject } from '../../model/checkProject';
import { parseContentPage } from '../../model/contentPage';
import { git } from '../../model/git';
import { alignSegments } from '../../model/mdx/alignSegments';
import type { PageSegment } from '../../model/mdx/pageSegments';
import { mostVisibleFirst } from '../../model/mostVisibleFirst';
import { workPaths, type TextDifference } from '../../model/work';
import { localisedPath } from '../../routes';
import { readSite, routesOfSite } from '../readSite';
import { Refusal, type Endpoint } from './edit/guard';
import { editableTexts } from './edit/texts';

/** The endpoints of the work list. */
export function workEndpoints(root: string): Endpoint[] {
  const get = (path: string, answer: Endpoint['answer']): Endpoint => ({ path, method: 'GET', answer });
  return [
    get(workPaths.texts, async ({ query }) => {
      const language = languageIn(query);
      const project = await readSite(root, [language]);
      const paths = routesOfSite(project).map((route) => localisedPath(route.path, language));
      return mostVisibleFirst(editableTexts(project, language), paths);
    }),
    get(workPaths.changes, ({ query }) => differencesSince(root, baseOf(root, query.get('since')), languageIn(query))),
    get(workPaths.problems, async ({ query }) => {
      const language = languageIn(query);
      return checkProject(await readSite(root, [language]), [language]).filter(({ unfinished }) => !unfinished);
    }),
  ];
}

/** Throws a Refusal for what is no language code, and could be a path. */
function languageIn(query: URLSearchParams): string {
  const language = query.get('language') ?? '';
  if (!/^[a-z]{2}(-[A-Z][A-Za-z]+)?$/.test(language)) throw new Refusal(404, `there is no language “${language}”`);
  return language;
}

/** The commit before today, or the last one. */
function baseOf(root: string, since: string | null): string {
  return since === 'today' ? gitText(root, ['rev-list', '-1', '--before=00:00', 'HEAD']).trim() || 'HEAD' : 'HEAD';
}

/** The texts of a language that differ between a commit and the files of today. */
async function differencesSince(root: string, base: string, language: string): Promise<TextDifference[]> {
  const places = [`locales/${language}/*.json`, `content/**/${language}.mdx`].map((place) => `:(glob)${place}`);
  const files = [
    ...gitText(root, ['diff', '--name-only', '--relative', base, '--', ...places]).split('\n'),
    ...gitText(root, ['ls-files', '--others', '--exclude-standard', '--', ...places]).split('\n'),
  ].filter((file) => file !== '');
  const differences = await Promise.all(
    files.map(async (file) => {
      const older = git(root, ['show', `${base}:./${file}`]);
      const place = path.join(root, file);
      const [before, after] = ['text' in older ? older.text : '', existsSync(place) ? readFileSync(place, 'utf8') : ''];
      return file.endsWith('.mdx')
        ? pageDifferences(file, await segmentsOf(file, before), await segmentsOf(file, after))
        : stringDifferences(file, tableOf(before), tableOf(after));
    }),
  );
  return differences.flat().filter(({ before, after }) => before !== after);
}

function stringDifferences(
  file: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): TextDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    name: `${file}:${key}`,
    before: before.get(key) ?? '',
    after: after.get(key) ?? '',
  }));
}

function pageDifferences(
  file: string,
  before: readonly PageSegment[],
  after: readonly PageSegment[],
): TextDifference[] {
  const pairs = alignSegments(after, before);
  return [
    ...after.map(({ kind, text }, index) => {
      const pair = pairs[index];
      return { name: `${file}, ${kind}`, before: (pair !== undefined && before[pair]?.text) || '', after: text };
    }),
    ...before.flatMap(({ kind, text }, index) =>
      pairs.includes(index) ? [] : [{ name: `${file}, ${kind}`, before: text, after: '' }],
    ),
  ];
}

async function segmentsOf(file: string, text: string): Promise<readonly PageSegment[]> {
  const [, folder, slug = '', language = ''] = /^content\/(\w+)\/([^/]+)\/([\w-]+)\.mdx$/.exec(file) ?? [];
  const kind = (['features', 'courses', 'lessons', 'pages'] as const).find((name) => name === folder);
  if (text === '' || !kind) return [];
  return (await parseContentPage(file, text, { kind, slug, language }, [])).segments;
}

/** The strings of a table; none of a file that cannot be read, which the checks name. */
function tableOf(text: string): Map<string, string> {
  try {
    const table: Record<string, string> = JSON.parse(text);
    return new Map(Object.entries(table));
  } catch {
    return new Map();
  }
}

function gitText(root: string, words: readonly string[]): string {
  const answer = git(root, words);
  if ('missing' in answer) throw new Refusal(409, answer.missing);
  return answer.text;
}
