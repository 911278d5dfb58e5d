import { existsSync } from 'node:fs';
import path from 'node:path';
import { publishedLanguages } from '../../../content/language/publishedLanguages';
import { readProject } from '../../../build/readProject';
import { checkProject } from '../../../content/checks';
import { formatProblem, formatProblemCounts, sortProblems } from '../../../content/problem';
import type { Project } from '../../../content/project';
import type { Call } from '../../../commandLine/commandLine';
import { pageNamed } from './pageNamed';

/** Says what is wrong in one file, in a page's folder, or in all content; exit code 1 where there is an error. */
export async function run({ root, args: [name] }: Call): Promise<void> {
  const project = await readProject(root);
  const place = name === undefined ? undefined : placeOf(project, name);
  const languages = publishedLanguages(project.languages).map(({ code }) => code);
  // Translations are their translators' to fix, unless the file itself is named.
  const isTranslators = (file: string) =>
    /^locales\/(?!en\/|meta\/)/.test(file) ||
    project.languages.some(({ code }) => code !== 'en' && file.endsWith(`/${code}.mdx`));
  // A draft that is named is held to what its publication asks for.
  const drafts = project.drafts.filter((draft) => place !== `content/${draft}`);
  const mine = checkProject({ ...project, drafts }, languages).filter(
    ({ unfinished, file }) => !unfinished && (!isTranslators(file) || file === place),
  );
  const problems = sortProblems(mine).filter(({ file }) =>
    place === undefined ? file.startsWith('content/') : file === place || file.startsWith(`${place}/`),
  );
  for (const problem of problems) console.log(`${formatProblem(problem)}\n`);
  console.log(`${formatProblemCounts(problems)} in ${place ?? 'content'}`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

/** Returns the path from the root of what was named: a file, a folder, or a page by its name. Throws as `pageNamed` does. */
function placeOf(project: Project, name: string): string {
  for (const base of [process.cwd(), project.root]) {
    const file = path.relative(project.root, path.resolve(base, name));
    if (existsSync(path.join(project.root, file)) && /^(content|locales)\b/.test(file))
      return file.split(path.sep).join('/');
  }
  return path.posix.dirname(pageNamed(project, name).file);
}
