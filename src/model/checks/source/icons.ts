import type { JsonFile } from '../../jsonFile';
import { findAll } from '../../mdx/tree';
import { nearestName } from '../../mdx/vocabulary';
import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { fileProblem, pageProblem } from './place';

/** An icon that content names is one of those that are drawn. */
export function iconProblems(project: Project): Problem[] {
  const expected = (icon: string) => {
    const near = nearestName(icon, project.icons);
    return near ? `an icon of src/ui/icons.json, such as “${near}”` : 'an icon of src/ui/icons.json';
  };
  const inPages = project.pages.flatMap((page) =>
    ['Feature', 'Capability']
      .flatMap((tag) => findAll(page.tree, tag))
      .map(({ props }) => props?.icon ?? '')
      .filter((icon) => !project.icons.includes(icon))
      .map((icon) => pageProblem(page, `icon="${icon}"`, `the icon “${icon}”`, expected(icon))),
  );
  const files: JsonFile<unknown>[] = [
    ...Object.values(project.featureFacts),
    ...Object.values(project.courseFacts),
    ...Object.values(project.datasets),
  ];
  const inFacts = files.flatMap((file) =>
    [...file.text.matchAll(/"icon": "([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((icon) => !project.icons.includes(icon))
      .map((icon) => fileProblem(file, `"${icon}"`, `the icon “${icon}”`, expected(icon))),
  );
  return [...inPages, ...inFacts];
}
