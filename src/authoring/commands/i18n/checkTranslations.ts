import { publishedLanguages } from '../../../content/language/publishedLanguages';
import { readProject } from '../../../readProject';
import { checkLanguage, checks } from '../../../content/checks';
import { checkProject } from '../../../content/checkProject';
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
    for (const { file, text } of languages.flatMap((language) => fixLanguage(project, language)))
      if (replaceIfChanged(root, file, text)) console.log(`fixed ${file}`);
  const now = options.fix ? await readProject(root, only) : project;
  report(code === undefined ? checkProject(now, languages) : problemsOf(now, code), languages, code === undefined);
}

/** Returns what is wrong in one language; in reading, only what concerns its own files or those that all languages need. */
function problemsOf(project: Project, language: string): Problem[] {
  const isEnglish = /^locales\/en\/|\/en\.(?:mdx|json)$/;
  const own = project.problems.filter(({ file }) => language === 'en' || !isEnglish.test(file));
  return [...own, ...checkLanguage(project, language)];
}

/** More texts to translate in a file than these are said in one line. */
const many = 10;

/** Each problem by itself; what waits for translators in a few lines, where the whole project is checked. */
function report(problems: readonly Problem[], languages: readonly string[], isProject: boolean): void {
  const perFile = new Map<string, number>();
  for (const { unfinished, file } of problems) if (unfinished) perFile.set(file, (perFile.get(file) ?? 0) + 1);
  const isShown = ({ unfinished, file }: Problem) => !unfinished || (!isProject && (perFile.get(file) ?? 0) <= many);
  for (const problem of sortProblems(problems).filter(isShown)) console.log(`${formatProblem(problem)}\n`);
  const summary = isProject
    ? unfinishedSummary(problems)
    : [...perFile].filter(([, count]) => count > many).map(toTranslate);
  if (summary.length > 0) console.log(`${summary.join('\n')}\n`);
  console.log(`${formatProblemCounts(problems)}${languages.length > 0 ? ` in ${languages.join(', ')}` : ''}`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

function toTranslate([file, count]: readonly [string, number]): string {
  return `${file}:1:1  warning, ${count} texts to translate; npm run i18n -- todo lists them, most visible first`;
}
