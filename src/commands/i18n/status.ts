import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import { percent, progressOf, sum, type PartProgress } from '../../model/progress';
import type { Project } from '../../model/project';
import { computeRegistry, coverage } from '../../model/registry';
import { routes } from '../../routes';
import { requireLanguage, type Call } from './command';
import { statusPage, type LanguageStatus } from './statusPage';

/** Prints what is translated, stale, missing and looked at by a person, and writes it as a page under `.local`. */
export async function run({ root, words: [code], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const codes =
    code === undefined
      ? project.languages.map((language) => language.code).filter((language) => language !== 'en')
      : [requireLanguage(project, code)];
  const status = codes.map((language) => statusOf(project, language));
  if (options.json) {
    console.log(JSON.stringify(status, null, 2));
    return;
  }
  const [only] = status;
  console.log(
    code !== undefined && only
      ? table(
          ['part', ...heads],
          [...only.parts, only.all].map((part) => [part.part, ...cells(part)]),
        )
      : overview(status),
  );
  const file = path.join(root, '.local/i18n/status.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, statusPage(status));
  console.log(`\nThe same with bars: ${path.relative(process.cwd(), file)}`);
}

function statusOf(project: Project, code: string): LanguageStatus {
  const parts = progressOf(project, code);
  const language = project.languages.find((entry) => entry.code === code);
  // Without its switch, to see what there is before it is published.
  const registry = computeRegistry({ ...project, languages: [] }, routes, [code]);
  const pages = coverage(routes.map(({ path: page }) => registry.stateOf(page, code)));
  const required = language?.required ?? 100;
  const published = !language?.enabled
    ? 'switched off'
    : pages >= required
      ? 'own words'
      : `English until ${required}% of the pages`;
  return { code, name: language?.name ?? code, published, pages, all: sum('all', parts), parts };
}

const heads = ['texts', 'translated', 'stale', 'missing', 'by a person'];

function cells({ total, translated, stale, missing, reviewed }: PartProgress): string[] {
  return [
    String(total),
    `${percent(translated, total)}%`,
    String(stale || '–'),
    String(missing || '–'),
    `${percent(reviewed, total)}%`,
  ];
}

function overview(status: readonly LanguageStatus[]): string {
  return table(
    ['language', ...heads, 'pages', 'published'],
    status.map(({ code, name, all, pages, published }) => [`${code} ${name}`, ...cells(all), `${pages}%`, published]),
  );
}

/** First and last columns to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isText = (column: number) => column === 0 || head[column] === 'published';
  const widths = head.map((title, column) => Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(width)));
  const pad = (text: string, column: number) => {
    const gap = ' '.repeat((widths[column] ?? 0) - width(text));
    return isText(column) ? text + gap : gap + text;
  };
  return [head, head.map((_, column) => '─'.repeat(widths[column] ?? 0)), ...rows]
    .map((row) => row.map(pad).join('  ').trimEnd())
    .join('\n');
}

/** Columns of the terminal: none for Thai vowel signs, two for Chinese. */
function width(text: string): number {
  return [...text.replace(/\p{Mn}/gu, '')].reduce(
    (sumOf, character) => sumOf + (/\p{Script=Han}/u.test(character) ? 2 : 1),
    0,
  );
}
