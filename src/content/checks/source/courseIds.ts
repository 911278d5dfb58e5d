import { problemAt, type Problem } from '../../problem';
import type { Project } from '../../project';

/** Checks that a course id belongs to one course in the whole catalogue: search results link by it. */
export function duplicateCourses(project: Project): Problem[] {
  const owner = new Map<string, string>();
  return Object.values(project.facts.courses).flatMap((facts) =>
    (facts.value?.courses ?? []).flatMap(({ id }) => {
      const earlier = owner.get(id);
      owner.set(id, facts.file);
      if (earlier === undefined) return [];
      const expected = `an id that ${earlier} does not have`;
      return problemAt(facts, `"${id}"`, { found: `the course id "${id}"`, expected });
    }),
  );
}
