import { readProject, routesOf } from '../../../build/readProject';
import { siteAt, textDifferences, type TextDifference } from '../../texts/textDifferences';
import { git } from '../../../content/files/git';
import type { Project } from '../../../content/project';
import { localisedPath } from '../../../site/routes';
import type { Call } from '../../../commandLine/command';
import { unitsOf } from '../../exchange/units';

/** Prints as Markdown which texts changed since a branch or commit, language by language, and on which pages they are. */
export async function run({ root, args: [base] }: Call): Promise<void> {
  if (base === undefined) throw new Error('changes needs a branch or commit: npm run i18n -- changes origin/main');
  const commit = git(root, ['merge-base', base, 'HEAD']);
  if ('missing' in commit) throw new Error(`“${base}” cannot be compared with: ${commit.missing}`);
  const [before, after] = await Promise.all([siteAt(root, commit.text.trim()), readProject(root)]);
  console.log(markdown(after.languages.map(({ code }) => changesOf(before, after, code))));
}

function changesOf(before: Project, after: Project, code: string) {
  const changes = textDifferences(before, after, code);
  const [old, now] = [staleIn(before, code), staleIn(after, code)];
  /** Names of the texts whose English is another one than they were translated from. */
  const stale = now.filter((id) => !old.includes(id)).map((id) => id.replace(/#.*/, ''));
  const language = after.languages.find((entry) => entry.code === code)?.name ?? code;
  const names = [...changes.map(({ name }) => name), ...stale];
  return { code, language, changes, stale, pages: pagesWith(after, code, names) };
}

function staleIn(project: Project, code: string): string[] {
  if (code === 'en') return [];
  return unitsOf(project, code)
    .filter(({ state }) => state === 'stale')
    .map(({ id }) => id);
}

/** Returns the addresses of the pages that texts are on. */
function pagesWith(project: Project, code: string, names: readonly string[]): string {
  const routes = routesOf(project);
  const parts = new Set(names.map((name) => name.replace(/:.*/, '')));
  const shown = routes.filter(
    ({ namespaces, content }) =>
      (content && parts.has(`${content.kind}/${content.slug}`)) || namespaces.some((name) => parts.has(name)),
  );
  const addresses = shown.slice(0, 5).map((route) => `\`${localisedPath(route.path, code)}\``);
  if (shown.length === routes.length) return `every page, such as ${addresses.slice(0, 2).join(', ')}`;
  return [...addresses, ...(shown.length > 5 ? [`and ${shown.length - 5} more`] : [])].join(', ') || 'none yet';
}

/** The texts that are shown in full: GitHub takes 65,536 characters in a comment. */
const shownTexts = 60;

function markdown(all: readonly ReturnType<typeof changesOf>[]): string {
  const languages = all.filter(({ changes, stale }) => changes.length + stale.length > 0);
  if (languages.length === 0) return 'No text changes in any language.';
  const rows = languages.map(({ code, language, changes, stale, pages }) => {
    const isString = ({ name }: TextDifference) => name.includes(':');
    const ofPages = changes.filter((change) => !isString(change));
    return `| ${language} (\`${code}\`) | ${counts(changes.filter(isString))} | ${counts(ofPages)} | ${stale.length || '–'} | ${pages} |`;
  });
  let left = shownTexts;
  const details = languages.flatMap(({ language, changes }) => {
    const shown = changes.slice(0, left);
    left -= shown.length;
    if (shown.length === 0) return [];
    const lines = shown.map(({ name, before, after }) => `| \`${name}\` | ${cell(before)} | ${cell(after)} |`);
    const rest = changes.length > shown.length ? `\n\nand ${changes.length - shown.length} more` : '';
    const summary = `<summary>${language}: ${changes.length} ${changes.length === 1 ? 'text' : 'texts'}</summary>`;
    return [`<details>${summary}\n\n| text | before | after |\n|--|--|--|\n${lines.join('\n')}${rest}\n\n</details>`];
  });
  return [
    '### Texts that change',
    `| language | strings | texts of pages | made stale | pages to look at |\n|--|--|--|--|--|\n${rows.join('\n')}`,
    ...details,
  ].join('\n\n');
}

function counts(changes: readonly TextDifference[]): string {
  const added = changes.filter(({ before }) => before === undefined).length;
  const removed = changes.filter(({ after }) => after === undefined).length;
  const counted = [
    [added, 'added'],
    [changes.length - added - removed, 'changed'],
    [removed, 'removed'],
  ] as const;
  return counted.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ') || '–';
}

/** Returns a text in a table of a comment: as code, where neither Markdown nor a name after @ has a meaning. */
function cell(text: string | undefined): string {
  if (text === undefined) return '–';
  const short = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  return `<code>${short.replace(/[^\p{L}\p{N} .,]/gu, (sign) => `&#${sign.codePointAt(0)};`)}</code>`;
}
