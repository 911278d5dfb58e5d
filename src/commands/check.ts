import { publishedLanguages } from '../build/publishedLanguages';
import { readSite } from '../build/readSite';
import { checkProject } from '../model/checkProject';
import { formatProblem, sortProblems } from '../model/problem';

/**
 * `npm run check`: everything that is wrong in `content/` and `locales/`, each with its place and what to do. Exit code 1
 * where there is an error. `--root <folder>` checks a copy of the project.
 */
async function check(root: string): Promise<void> {
  const project = await readSite(root);
  const languages = publishedLanguages(project.languages).map(({ code }) => code);
  const problems = sortProblems(checkProject(project, languages));
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  console.log(`${errors} errors, ${problems.length - errors} warnings in ${languages.join(', ')}`);
  if (errors > 0) process.exitCode = 1;
}

const position = process.argv.indexOf('--root');
check(position > 0 ? (process.argv[position + 1] ?? '.') : process.cwd()).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
