import { datasetRules, type DatasetName, type DatasetValue, type Steps, type Target } from '../data/datasetRules';
import { problemAtKey, problemAtPath, type JsonFile } from '../files/jsonFile';
import { nearestName } from '../mdx/vocabulary';
import { isListedKind, pageName, parsePageName } from '../pages/contentKinds';
import type { Finding, Problem } from '../problem';
import { sourcePages, type Project } from '../project';
import { wrongAddress, wrongWebsite } from './addresses';
import { wrongIcon } from './facts';

/**
 * Checks each dataset by the rules beside its schema: that its entries have their words in English and no words are of an
 * entry that is gone, that what it names is there, that nothing is twice, and what the site needs is there.
 */
export function datasetProblems(project: Project): Problem[] {
  return datasetNames.flatMap((name) => problemsOf(project, name));
}

const datasetNames = Object.keys(datasetRules).filter((name): name is DatasetName => name in datasetRules);

function problemsOf<Name extends DatasetName>(project: Project, name: Name): Problem[] {
  const file = datasetOf(project, name);
  const { words, names, once, needed } = datasetRules[name];
  const { value } = file;
  if (value === undefined) return [];
  return [
    ...words.flatMap((rule) => wordProblems(project, file, rule, rule.of(value))),
    ...names.flatMap(({ target, of }) =>
      of(value).flatMap(({ at, name: named }) => {
        const wrong = wrongName(project, target, named);
        return wrong ? problemAtPath(file, at, wrong) : [];
      }),
    ),
    ...once.flatMap(({ what, of }) =>
      of(value).flatMap((list) =>
        list
          .filter(({ name: named }, index) => list.findIndex((other) => other.name === named) < index)
          .map(({ at, name: named }) =>
            problemAtPath(file, at, { found: `${what} "${named}" twice`, expected: 'it once' }),
          ),
      ),
    ),
    ...needed.flatMap(({ what, least, most, why, count }) => {
      const found = count(value);
      if (found >= least && found <= (most ?? Infinity)) return [];
      const expected = `${most === least ? least : `at least ${least}`}: ${why}`;
      return problemAtPath(file, [], { found: `${found} ${what}`, expected });
    }),
  ];
}

function datasetOf<Name extends DatasetName>(
  { datasets }: { readonly datasets: { readonly [Other in DatasetName]: JsonFile<DatasetValue<Other>> } },
  name: Name,
): JsonFile<DatasetValue<Name>> {
  return datasets[name];
}

/** The first stops a build, as a page would have a hole. */
function wordProblems(
  project: Project,
  file: JsonFile<unknown>,
  { namespace, prefix, besides = [] }: { namespace: string; prefix: string; besides?: readonly string[] },
  entries: readonly { readonly at: Steps; readonly name: string; readonly ends: readonly string[] }[],
): Problem[] {
  const strings = project.strings.en?.[namespace];
  if (!strings?.value) return [];
  const known = Object.keys(strings.value);
  const keyOf = (name: string, end: string) => [prefix, name, end].filter(Boolean).join('.');
  const names = entries.map(({ name }) => name);
  const own = known.map((key) => ({ key, name: key.slice(prefix.length + 1), isOwn: key.startsWith(`${prefix}.`) }));
  const missing = entries.flatMap(({ at, name, ends }) =>
    ends
      .map((end) => keyOf(name, end))
      .filter((key) => !known.includes(key))
      .map((key) => {
        const near = nearestName(
          name,
          own.flatMap((one) => (one.isOwn && !names.includes(one.name) ? one.name : [])),
        );
        const added = `add "${key}" to ${strings.file}, and what it is for to ${strings.file.replace('/en/', '/meta/')}`;
        return problemAtPath(file, at, {
          found: `“${name}” without its words`,
          expected: `"${key}" in ${strings.file}`,
          fix: near ? `did you mean "${near}"? If not, ${added}` : added,
        });
      }),
  );
  const areNested = entries.some(({ ends }) => !ends.includes(''));
  const unused = own
    .filter(({ key, name, isOwn }) => isOwn && !besides.includes(name) && (!areNested || key.split('.').length > 2))
    .filter(({ key }) => !names.includes(key.split('.')[1] ?? ''))
    .map(({ key }) =>
      problemAtKey(strings, key, {
        severity: 'warning',
        found: `"${key}", which is not shown`,
        expected: `its id in ${file.file}`,
        fix: `npm run i18n -- remove ${namespace}:${key}`,
      }),
    );
  return [...missing, ...unused];
}

/** Returns what is wrong with a name of something that has to be there. A draft is not there yet: readers cannot see it. */
function wrongName(project: Project, target: Target, name: string): Finding | undefined {
  const { drafts, facts, datasets } = project;
  switch (target) {
    case 'address': {
      const wrong = wrongAddress(name, project);
      return wrong && { found: `a link to “${name}”`, ...wrong };
    }
    case 'course':
      return unknown(
        `the course "${name}"`,
        name,
        Object.entries(facts.courses)
          .filter(([slug]) => !drafts.includes(pageName({ kind: 'courses', slug })))
          .flatMap(([, { value }]) => value?.courses.map(({ id }) => id) ?? []),
        'the id of a published course, as in content/courses/*/facts.json',
        'take it out, or write the course first',
      );
    case 'draft': {
      const page = parsePageName(name);
      if (page && !isListedKind(page.kind) && facts[page.kind][page.slug]) return undefined;
      if (page && isListedKind(page.kind) && datasets.topics.value?.[page.kind].includes(page.slug)) return undefined;
      return { found: `the draft “${name}”`, expected: 'a page that is in the list of its kind as well' };
    }
    case 'flag':
      if (project.isFlag(name)) return undefined;
      return { found: `the flag “${name}”`, expected: 'the code points of an emoji that Twemoji has a picture of' };
    case 'icon':
      return wrongIcon(name, project);
    case 'staticFile':
      if (project.isStaticFile(name)) return undefined;
      return { found: `the picture “${name}”`, expected: 'a file that is there, in static/' };
    case 'page':
      if (drafts.includes(name)) return { found: `the draft “${name}”`, expected: 'a page that is published' };
      return unknown(`the page “${name}”`, name, sourcePages(project).map(pageName), 'a page of content/');
    case 'website': {
      const wrong = wrongWebsite(name);
      return wrong && { found: `a link to “${name}”`, ...wrong };
    }
    case 'partner':
      return unknown(
        `the partner "${name}"`,
        name,
        (datasets.partners.value ?? []).map(({ id }) => id),
        `the id of a partner of ${datasets.partners.file}`,
      );
  }
}

function unknown(
  found: string,
  name: string,
  known: readonly string[],
  expected: string,
  otherwise?: string,
): Finding | undefined {
  if (known.includes(name)) return undefined;
  const near = nearestName(name, known);
  return {
    found,
    expected,
    fix: near === undefined ? otherwise : `did you mean ${near.includes('/') ? near : `"${near}"`}?`,
  };
}
