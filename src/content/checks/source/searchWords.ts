import { problemAtKey } from '../../jsonFile';
import type { Problem } from '../../problem';
import type { Project } from '../../project';

/** Checks that the search words of each language are of courses and categories that there are. */
export function searchWordProblems({ searchWords, facts }: Project): Problem[] {
  const courses = Object.values(facts.courses).flatMap(({ value }) => value?.courses.map(({ id }) => id) ?? []);
  const known = new Set([...Object.keys(facts.courses), ...courses]);
  return Object.values(searchWords).flatMap((json) =>
    Object.keys(json.value ?? {})
      .filter((id) => !known.has(id))
      .map((id) =>
        problemAtKey(json, id, {
          found: `search words of "${id}"`,
          expected: 'the id of a course or course category in content/courses',
        }),
      ),
  );
}
