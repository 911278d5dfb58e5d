import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedLanguages } from '../../build/publishedLanguages';
import { readSite } from '../../build/readSite';
import { checkLanguage, checks } from '../../model/checks';
import { checkProject } from '../../model/checkProject';
import { fixLanguage } from '../../model/fix';
import { formatProblem, sortProblems, type Problem } from '../../model/problem';
import type { Project } from '../../model/project';
import { requireLanguage, type Call } from './command';

/** Prints what is wrong in a language, or in the whole project and all published ones; exit code 1 where there is an error. */
export async function run({ root, words: [code], options }: Call): Promise<void> {
  if (options.rules) {
    for (const { title, rule } of checks) console.log(`${title}\n  ${rule}`);
    return;
  }
  const read = () => readSite(root, code === undefined ? undefined : [code]);
  const project = await read();
  const languages =
    code === undefined
      ? publishedLanguages(project.languages).map((language) => language.code)
      : [code === 'en' ? 'en' : requireLanguage(project, code)];
  const fixed = options.fix ? fixFiles(project, languages) : [];
  for (const file of fixed) console.log(`fixed ${file}`);
  const now = fixed.length > 0 ? await read() : project;
  report(code === undefined ? checkProject(now, languages) : problemsOf(now, code), languages);
}

/** What is wrong in one language; in reading, only what concerns its own files or those that all languages need. */
function problemsOf(project: Project, language: string): Problem[] {
  const others = project.languages
    .map(({ code }) => code)
    .filter((code) => code !== language)
    .join('|');
  const isOthers = new RegExp(`^locales/(?:${others})/|/(?:${others})\\.(?:mdx|json)$`);
  return [...project.problems.filter(({ file }) => !isOthers.test(file)), ...checkLanguage(project, language)];
}

function fixFiles(project: Project, languages: readonly string[]): string[] {
  return languages
    .flatMap((language) => fixLanguage(project, language))
    .filter(({ file, text }) => readFileSync(path.join(project.root, file), 'utf8') !== text)
    .map(({ file, text }) => {
      writeFileSync(path.join(project.root, file), text);
      return file;
    });
}

function report(problems: readonly Problem[], languages: readonly string[]): void {
  for (const problem of sortProblems(problems)) console.log(`${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`${errors} errors, ${problems.length - errors} warnings in ${languages.join(', ')}`);
  if (errors > 0) process.exitCode = 1;
}
