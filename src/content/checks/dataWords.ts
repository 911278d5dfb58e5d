import { problemAtKey, type JsonFile } from '../jsonFile';
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
