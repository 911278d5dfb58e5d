import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { fileProblem } from './place';

/** Every English string has its context for translators, and no context is of a string that is gone. */
export function contextProblems(project: Project): Problem[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) => {
    const meta = project.meta[namespace];
    if (!table.value || !meta?.value) return [];
    const problems: Problem[] = [];
    for (const key of Object.keys(table.value))
      if (!meta.value[key])
        problems.push(fileProblem(table, key, `"${key}" without context`, `an entry in ${meta.file}`));
    for (const key of Object.keys(meta.value))
      if (table.value[key] === undefined)
        problems.push(fileProblem(meta, key, `"${key}", which no string has`, `only keys of ${table.file}`));
    return problems;
  });
}
