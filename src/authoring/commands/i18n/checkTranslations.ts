import { publishedLanguages } from '../../../content/language/publishedLanguages';
import { readProject } from '../../../build/readProject';
import { checkLanguage, checks, checkProject } from '../../../content/checks';
import { jsonEntries } from '../../../content/files/jsonFile';
import { fixLanguage } from '../../../content/fix';
import { formatProblem, formatProblemCounts, sortProblems, type Problem } from '../../../content/problem';
import type { Project } from '../../../content/project';
import { unfinishedSummary } from '../../../content/strings/unfinished';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/commandLine';
import { carriedTexts } from '../../texts/carriedTexts';
import { requireLanguage } from './languages';

/** Exit code 1 where there is an error. */
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
  if (options.fix) {
    const carried = Object.assign({}, ...languages.map((language) => carriedTexts(project, language)));
    const named = await readProject(root, only, carried);
    const fixed = Object.assign(carried, ...languages.map((language) => fixLanguage(named, language)));
    for (const [file, text] of Object.entries<string>(fixed)) {
      if (replaceIfChanged(root, file, text)) console.log(`fixed ${file}`);
      for (const line of takenOut(project, file, text)) console.log(line);
    }
  }
  const now = options.fix ? await readProject(root, only) : project;
  report(code === undefined ? checkProject(now, languages) : problemsOf(now, code), languages, code === undefined);
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

/** More texts to translate in one language than these are counted. */
const many = 20;

/** Each problem by itself; what waits for translators in a few lines, where it is much or the whole project is checked. */
function report(problems: readonly Problem[], languages: readonly string[], isProject: boolean): void {
  const isCounted = isProject || problems.filter(({ unfinished }) => unfinished).length > many;
  for (const problem of sortProblems(problems))
    if (!problem.unfinished || !isCounted) console.log(`${formatProblem(problem)}\n`);
  const summary = isCounted ? unfinishedSummary(problems) : [];
  if (summary.length > 0) console.log(`${summary.join('\n')}\n`);
  console.log(`${formatProblemCounts(problems)}${languages.length > 0 ? ` in ${languages.join(', ')}` : ''}`);
  const errors = problems.filter(({ severity }) => severity === 'error');
  // They are at the top, above all that needs no haste.
  if (errors.length > 0 && problems.length > many)
    for (const { file, line, column } of errors.slice(0, 5)) console.log(`  error at ${file}:${line}:${column}`);
  if (errors.length > 0) process.exitCode = 1;
}
