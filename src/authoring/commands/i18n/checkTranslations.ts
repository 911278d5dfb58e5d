import { publishedLanguages } from '../../../content/language/publishedLanguages';
import { readProject } from '../../../build/readProject';
import { checkLanguage, checks } from '../../../content/checks';
import { checkProject } from '../../../content/checkProject';
import { jsonEntries } from '../../../content/files/jsonEntries';
import { fixLanguage } from '../../../content/fix';
import { formatProblem, formatProblemCounts, sortProblems, type Problem } from '../../../content/problem';
import type { Project } from '../../../content/project';
import { unfinishedSummary } from '../../../content/strings/unfinished';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';
import { requireLanguage } from './languages';

/**
 * Prints what is wrong in a language, or in the whole project and all published ones; exit code 1 where there is an error.
 */
export async function run({ root, args: [code], options }: Call): Promise<void> {
  if (options.rules) {
    for (const { title, rule } of checks) console.log(`${title}\n  ${rule}`);
    return;
  }
  const only = code === undefined ? undefined : [code];
  const project = await readProject(root, only);
  const languages =
    code === undefined
      ? publishedLanguages(project.languages).map((language) => language.code)
      : [code === 'en' ? 'en' : requireLanguage(project, code)];
  if (options.fix)
    for (const { file, text } of languages.flatMap((language) => fixLanguage(project, language))) {
      if (replaceIfChanged(root, file, text)) console.log(`fixed ${file}`);
      for (const line of takenOut(project, file, text)) console.log(line);
    }
  const now = options.fix ? await readProject(root, only) : project;
  const isProject = code === undefined;
  const problems = isProject ? checkProject(now, languages) : problemsOf(now, code);
  report(problems, languages, { isProject, isWhole: options.all === true });
}

/** Returns the texts that a fix takes out of a table, as the English has them no more, with their words. */
function takenOut({ strings }: Project, file: string, fixed: string): string[] {
  const table = Object.values(strings)
    .flatMap((tables) => Object.values(tables))
    .find((one) => one.file === file);
  const left = new Set(table?.value && jsonEntries(fixed).flatMap(({ key, value }) => [key, value]));
  const gone = Object.entries(table?.value ?? {}).filter(
    ([key, text]) => !left.has(key) && !left.has(JSON.stringify(text)),
  );
  return gone.map(([key, text]) => `${file}  "${key}" is taken out, as the English has it no more: “${text}”`);
}

/** Returns what is wrong in one language; in reading, only what concerns its own files or those that all languages need. */
function problemsOf(project: Project, language: string): Problem[] {
  const isEnglish = /^locales\/en\/|\/en\.(?:mdx|json)$/;
  const own = project.problems.filter(({ file }) => language === 'en' || !isEnglish.test(file));
  return [...own, ...checkLanguage(project, language)];
}

/** More texts to translate in a file than these are said in one line. */
const many = 10;

/** Of one language, more warnings of a check than these are counted: what needs a look is not lost among them. */
const manyAlike = 20;

/** Each problem by itself; what waits for translators in a few lines, where the whole project is checked. */
function report(
  problems: readonly Problem[],
  languages: readonly string[],
  { isProject, isWhole }: { readonly isProject: boolean; readonly isWhole: boolean },
): void {
  const perFile = new Map<string, number>();
  for (const { unfinished, file } of problems) if (unfinished) perFile.set(file, (perFile.get(file) ?? 0) + 1);
  const isShown = ({ unfinished, file }: Problem) => !unfinished || (!isProject && (perFile.get(file) ?? 0) <= many);
  const sorted = sortProblems(problems).filter(isShown);
  const { shown, hidden } = isProject || isWhole ? { shown: sorted, hidden: [] } : fewOfEach(sorted);
  for (const problem of shown) console.log(`${formatProblem(problem)}\n`);
  if (hidden.length > 0) console.log(`${hidden.join('\n')}\n`);
  const summary = isProject
    ? unfinishedSummary(problems)
    : [...perFile].filter(([, count]) => count > many).map(toTranslate);
  if (summary.length > 0) console.log(`${summary.join('\n')}\n`);
  console.log(`${formatProblemCounts(problems)}${languages.length > 0 ? ` in ${languages.join(', ')}` : ''}`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  // They are at the top, above all that needs no haste.
  if (errors.length > 0 && problems.length > many)
    console.log(
      errors
        .slice(0, 5)
        .map(({ file, line, column }) => `  error at ${file}:${line}:${column}`)
        .join('\n'),
    );
  if (errors.length > 0) process.exitCode = 1;
}

/** Returns all errors, and of the warnings of each check the first; `hidden` says how many more there are. */
function fewOfEach(problems: readonly Problem[]) {
  const counts = new Map<string, number>();
  const shown = problems.filter(({ severity, check = '' }) => {
    if (severity === 'error') return true;
    const count = (counts.get(check) ?? 0) + 1;
    counts.set(check, count);
    return count <= manyAlike;
  });
  const hidden = [...counts]
    .filter(([, count]) => count > manyAlike)
    .map(([check, count]) => `and ${count - manyAlike} more of “${check}” (--all lists them)`);
  return { shown, hidden };
}

function toTranslate([file, count]: readonly [string, number]): string {
  return `${file}:1:1  warning, ${count} texts to translate; npm run i18n -- todo lists them, most visible first`;
}
