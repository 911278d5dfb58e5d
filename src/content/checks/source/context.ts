import { problemAtKey } from '../../jsonFile';
import type { Problem } from '../../problem';
import type { Project } from '../../project';

/** Checks that every English string has its context for translators, and no context is of a string that is gone. */
export function contextProblems(project: Project): Problem[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) => {
    const meta = project.meta[namespace];
    const [strings, contexts] = [table.value, meta?.value];
    if (!meta || !strings || !contexts) return [];
    const without = Object.keys(strings).filter((key) => !contexts[key]);
    const unused = Object.keys(contexts).filter((key) => strings[key] === undefined);
    return [
      ...without.map((key) =>
        problemAtKey(table, key, { found: `"${key}" without context`, expected: `an entry in ${meta.file}` }),
      ),
      ...unused.map((key) =>
        problemAtKey(meta, key, { found: `"${key}", which no string has`, expected: `only keys of ${table.file}` }),
      ),
    ];
  });
}
