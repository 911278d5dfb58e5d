import { json, replaceIfChanged } from '../../../content/files/writeFiles';
import { readProject } from '../../../build/readProject';
import { checkProject } from '../../../content/checks';
import { countProblems } from '../../../content/checks/claims';
import { formatProblem, type Problem } from '../../../content/problem';
import { pageName, type Project } from '../../../content/project';
import type { Call } from '../../../commandLine/commandLine';
import { pageNamed } from './pageNamed';

export async function run({ root, args: [slug] }: Call): Promise<void> {
  const project = await readProject(root);
  const drafted = `the drafts are ${project.drafts.join(', ') || 'none'}`;
  if (slug === undefined) throw new Error(`No page was named; ${drafted}`);
  const name = pageName(pageNamed(project, slug));
  if (!project.drafts.includes(name)) throw new Error(`${name} is no draft; ${drafted}`);
  const { topics } = project.datasets;
  const drafts = project.drafts.filter((draft) => draft !== name);
  const lists = { ...topics.value, drafts: drafts.length > 0 ? drafts : undefined };
  const text = json(lists);
  const published = await readProject(root, undefined, { [topics.file]: text });
  // What its publication breaks elsewhere, such as a redirect from its address, stops a build as well.
  const before = new Set(errorsOf(project).map(formatProblem));
  const errors = errorsOf(published).filter(
    (problem) => problem.file.startsWith(`content/${name}/`) || !before.has(formatProblem(problem)),
  );
  if (errors.length > 0) throw new Error(`${name} stays a draft:\n\n${errors.map(formatProblem).join('\n\n')}`);
  replaceIfChanged(root, topics.file, text);
  console.log(`${name} is published with the next build; wrote ${topics.file}.`);
  console.log('Translators find it in npm run i18n -- todo <lng>; until then it is shown in English.');
  for (const problem of countProblems(published)) console.log(`\n${formatProblem(problem)}`);
}

function errorsOf(project: Project): Problem[] {
  return checkProject(project, ['en']).filter(({ severity }) => severity === 'error');
}
