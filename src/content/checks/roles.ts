import { problemAtPath, type JsonFile } from '../jsonFile';
import { nearestName } from '../mdx/vocabulary';
import type { Problem } from '../problem';
import type { Project } from '../project';

/**
 * Checks that the roles of `content/data/roles.json` are there once, have names and name courses that there are. A course
 * of a draft is none yet: the page of the role would lead nowhere.
 */
export function roleProblems({ datasets: { roles: file }, facts, drafts, strings }: Project): Problem[] {
  const sectors = file.value ?? [];
  const courses = Object.entries(facts.courses)
    .filter(([slug]) => !drafts.includes(`courses/${slug}`))
    .flatMap(([, { value }]) => value?.courses.map(({ id }) => id) ?? []);
  const seen = { sector: new Set<string>(), role: new Set<string>() };
  const named = (kind: 'sector' | 'role', id: string, path: Path): Problem[] => {
    if (seen[kind].has(id))
      return [problemAtPath(file, path, { found: `the ${kind} "${id}" twice`, expected: 'it once' })];
    seen[kind].add(id);
    return nameProblems(file, strings.en?.[`${kind}s`], `${kind}.${id}`, path);
  };
  return sectors.flatMap(({ sector, roles }, index) => [
    ...named('sector', sector, [index, 'sector']),
    ...roles.flatMap((role, place) => {
      const path = [index, 'roles', place];
      return [...named('role', role.id, [...path, 'id']), ...courseProblems(file, role.courses, courses, path)];
    }),
  ]);
}

type Path = readonly (string | number)[];

function nameProblems(file: JsonFile<unknown>, names: Names | undefined, key: string, path: Path): Problem[] {
  if (!names?.value || names.value[key] !== undefined) return [];
  const near = nearestName(key, Object.keys(names.value));
  const added = `add "${key}" to ${names.file}, and what it is for to ${names.file.replace('/en/', '/meta/')}`;
  return [
    problemAtPath(file, path, {
      found: `"${key.slice(key.indexOf('.') + 1)}", which has no name`,
      expected: `a name for it in ${names.file}`,
      fix: near ? `did you mean "${near.slice(near.indexOf('.') + 1)}"? If not, ${added}` : added,
    }),
  ];
}

type Names = JsonFile<Readonly<Record<string, string>>>;

function courseProblems(
  file: JsonFile<unknown>,
  own: readonly string[],
  known: readonly string[],
  path: Path,
): Problem[] {
  return own.flatMap((id, index) => {
    const at = [...path, 'courses', index];
    if (own.indexOf(id) < index)
      return problemAtPath(file, at, { found: `the course "${id}" twice in this role`, expected: 'it once' });
    if (known.includes(id)) return [];
    const near = nearestName(id, known);
    return problemAtPath(file, at, {
      found: `the course "${id}"`,
      expected: 'the id of a published course, as in content/courses/*/facts.json',
      fix: near ? `did you mean "${near}"?` : 'take it out, or write the course first',
    });
  });
}
