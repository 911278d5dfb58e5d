import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../../readProject';
import { checkProject } from '../../../content/checkProject';
import { countProblems } from '../../../content/checks/claims';
import { formatProblem } from '../../../content/problem';
import type { Project } from '../../../content/project';
import type { Call } from '../../../commandLine/command';

/** Makes a draft a page of the site. Refuses one with mistakes or with words of the template. */
export async function run({ root, args: [slug] }: Call): Promise<void> {
  const project = await readProject(root);
  const name = project.drafts.find((draft) => draft === slug || draft.endsWith(`/${slug}`));
  if (name === undefined)
    throw new Error(`There is no draft “${slug ?? ''}”; the drafts are ${project.drafts.join(', ') || 'none'}`);
  const published: Project = { ...project, drafts: project.drafts.filter((draft) => draft !== name) };
  const errors = checkProject(published, ['en']).filter(
    ({ severity, file }) => severity === 'error' && file.startsWith(`content/${name}/`),
  );
  if (errors.length > 0) throw new Error(`${name} stays a draft:\n\n${errors.map(formatProblem).join('\n\n')}`);
  const { topics } = project.datasets;
  const lists = { ...topics.value, drafts: published.drafts.length > 0 ? published.drafts : undefined };
  writeFileSync(path.join(root, topics.file), `${JSON.stringify(lists, null, 2)}\n`);
  console.log(`${name} is published with the next build; wrote ${topics.file}.`);
  console.log('Translators find it in npm run i18n -- todo <lng>; until then it is shown in English.');
  for (const problem of countProblems(published)) console.log(`\n${formatProblem(problem)}`);
}
