import { routesOf } from '../../../build/readProject';
import { displayWidth } from '../../../content/strings/length';
import type { Language } from '../../../content/data/datasets';
import { percent, progressOf, sumProgress, type PartProgress } from '../../../content/strings/progress';
import type { Project } from '../../../content/project';
import { computeRegistry } from '../../../content/registry';
import type { Call } from '../../../commandLine/commandLine';
import { readNamedLanguages } from './languages';

export async function run({ root, args: [code] }: Call): Promise<void> {
  const { project, languages } = await readNamedLanguages(root, code);
  const status = project.languages
    .filter((language) => languages.includes(language.code))
    .map((language) => statusOf(project, language));
  const [only] = code === undefined ? [] : status;
  console.log(
    only
      ? table(
          ['part', ...heads],
          [...only.parts, only.all].map((part) => [part.part, ...cells(part)]),
        )
      : table(
          ['language', ...heads, 'words', 'published'],
          status.map((one) => [`${one.code} ${one.name}`, ...cells(one.all), `${one.share}%`, one.published]),
        ),
  );
}

function statusOf(project: Project, { code, name, enabled, required }: Language) {
  const parts = progressOf(project, code);
  const all = sumProgress('all', parts);
  /** Percentage of the words that are shown in the language. */
  const share = percent(all.words - all.missingWords, all.words);
  const routes = routesOf(project);
  const registry = computeRegistry(project, routes, [code]);
  const inEnglish = routes.filter(({ path: page }) => registry.stateOf(page, code) === 'fallback').length;
  /** What readers get: `own words`, or why not. */
  const published = !enabled
    ? 'switched off'
    : share < required
      ? `stops the build: ${required}% required`
      : inEnglish > 0
        ? `${inEnglish} of ${routes.length} pages in English`
        : 'own words';
  return { code, name, published, share, all, parts };
}

const heads = ['texts', 'translated', 'stale', 'missing', 'words to do', 'by a person'];

function cells({ total, translated, stale, missing, reviewed, missingWords, staleWords }: PartProgress): string[] {
  return [
    String(total),
    `${percent(translated, total)}%`,
    String(stale || '–'),
    String(missing || '–'),
    String(missingWords + staleWords || '–'),
    `${percent(reviewed, total)}%`,
  ];
}

/** Words to the left, numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => displayWidth(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - displayWidth(text));
        return column === 0 || head[column] === 'published' ? text + gap : gap + text;
      })
      .join('  ')
      .trimEnd();
  return [head, widths.map((width) => '─'.repeat(width)), ...rows].map(line).join('\n');
}
