import { problemAtKey, problemAtPath, type JsonFile } from '../files/jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { problemAt, type Problem } from '../problem';
import type { Project } from '../project';

/** A dataset whose entries have their words in strings: `faq.<id>.question`. */
interface DataWords {
  readonly file: JsonFile<unknown>;
  readonly namespace: string;
  /** What the keys begin with, before the id. */
  readonly prefix: string;
  /** By the id of an entry, what its keys end with. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/**
 * Checks that each entry of a dataset has its words in English, and that there are no words of an entry that is gone. The
 * first stops a build, as a page would have a hole.
 */
export function dataWordProblems(project: Project): Problem[] {
  return wordsOfDatasets(project).flatMap(({ file, namespace, prefix, entries }) => {
    const strings = project.strings.en?.[namespace];
    if (!file.value || !strings?.value) return [];
    const known = Object.keys(strings.value);
    const missing = Object.entries(entries).flatMap(([id, ends]) =>
      ends
        .map((end) => `${prefix}.${id}.${end}`)
        .filter((key) => !known.includes(key))
        .map((key) =>
          problemAt(file, `"${id}"`, {
            found: `“${id}” without its words`,
            expected: `"${key}" in ${strings.file}`,
            fix: 'write them there, or correct the id',
          }),
        ),
    );
    const unused = known
      .filter((key) => key.startsWith(`${prefix}.`) && key.split('.').length > 2)
      .filter((key) => entries[key.split('.')[1] ?? ''] === undefined)
      .map((key) =>
        problemAtKey(strings, key, {
          severity: 'warning',
          found: `"${key}", which is not shown`,
          expected: `its id in ${file.file}`,
          fix: `npm run i18n -- remove ${namespace}:${key}`,
        }),
      );
    return [...missing, ...unused];
  });
}

function wordsOfDatasets({ datasets }: Project): DataWords[] {
  const { questions, integrations, partners, programmes, claims } = datasets;
  const ids = (entries: readonly { readonly id: string }[] = []) => entries.map(({ id }) => id);
  const all = (names: readonly string[], ends: readonly string[]) => Object.fromEntries(names.map((id) => [id, ends]));
  return [
    { file: questions, namespace: 'home', prefix: 'faq', entries: all(questions.value ?? [], ['question', 'answer']) },
    {
      file: integrations,
      namespace: 'integrations',
      prefix: 'integration',
      entries: all(ids(integrations.value), ['name', 'description']),
    },
    { file: partners, namespace: 'partners', prefix: 'partner', entries: all(ids(partners.value), ['description']) },
    {
      file: programmes,
      namespace: 'specialist',
      prefix: 'programme',
      entries: Object.fromEntries(
        (programmes.value ?? []).map(({ id, features }) => [
          id,
          ['title', 'description', ...features.map((feature) => `feature.${feature}`)],
        ]),
      ),
    },
    {
      file: claims,
      namespace: 'compliance',
      prefix: 'badge',
      entries: all(ids(claims.value?.badges), ['title', 'text']),
    },
  ];
}

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
