import type { z } from 'zod';
import { datasetSchemas } from '../data/datasets';
import { ruledFields, type RuledField, type Target, type Words } from '../data/fieldRules';
import { problemAtKey, problemAtPath, type JsonFile } from '../files/jsonFile';
import { didYouMean, nearestName } from '../mdx/vocabulary';
import { contentKinds, isListedKind, pageName, parsePageName } from '../pages/contentKinds';
import { kindOf } from '../pages/kinds';
import type { Finding, Problem } from '../problem';
import { englishPages, type Project } from '../project';
import { oncePer } from '../remembered';
import { languageGlossarySchema, searchWordsSchema } from '../strings/glossary';
import { wrongAddress } from './links';

/**
 * Checks each dataset, facts.json and list of words by the rules of its fields: that what they name is there, that nothing is twice, that
 * entries have their words in English and no words are of an entry that is gone.
 */
export function datasetProblems(project: Project): Problem[] {
  const seen = new Map<string, string>();
  const datasets: Readonly<Record<string, JsonFile<unknown>>> = project.datasets;
  return [
    ...Object.entries<z.ZodType>(datasetSchemas).flatMap(([name, schema]) =>
      problemsOf(project, datasets[name], schema),
    ),
    ...contentKinds.flatMap((kind) =>
      Object.values(project.facts[kind]).flatMap((file) => problemsOf(project, file, kindOf(kind).facts, seen)),
    ),
    ...Object.values(project.glossaries).flatMap((file) => problemsOf(project, file, languageGlossarySchema)),
    ...Object.values(project.searchWords).flatMap((file) => problemsOf(project, file, searchWordsSchema)),
  ];
}

function problemsOf(
  project: Project,
  file: JsonFile<unknown> | undefined,
  schema: z.ZodType | undefined,
  seen = new Map<string, string>(),
): Problem[] {
  if (!file || !schema || file.value === undefined) return [];
  const fields = ruledFields(schema, file.value);
  const rules = new Set(fields.flatMap(({ rule }) => rule.words ?? []));
  return [
    ...[...rules].flatMap((words) => wordProblems(project, file, words, fields)),
    ...fields.flatMap(({ at, text, rule: { names, once } }) => {
      const wrong = names && wrongName(project, names, text);
      // A field of an entry is once in the file, an entry that is a text once in its list.
      const list = typeof at.at(-1) === 'number' ? at.slice(0, -1).join('.') : '';
      const name = `${once} “${text}” ${list}`;
      const earlier = once && seen.get(name);
      seen.set(name, file.file);
      return [
        ...(wrong ? [problemAtPath(file, at, wrong)] : []),
        ...(earlier
          ? [problemAtPath(file, at, { found: `${once} “${text}” twice`, expected: `it once: ${earlier} has it` })]
          : []),
      ];
    }),
  ];
}

/** A missing one stops a build, as a page would have a hole. */
function wordProblems(project: Project, file: JsonFile<unknown>, words: Words, fields: readonly RuledField[]) {
  const { namespace, prefix, ends = [''], besides = [] } = words;
  const entries = fields.filter(({ rule }) => rule.words === words);
  const strings = project.strings.en?.[namespace];
  if (!strings?.value) return [];
  const known = Object.keys(strings.value);
  const names = entries.map(({ text }) => text);
  const isNested = !ends.includes('');
  const unused = known
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, rest: key.slice(prefix.length) }))
    .filter(({ rest }) => rest.includes('.') === isNested && !besides.includes(rest))
    .map(({ key, rest }) => ({ key, name: rest.split('.')[0] ?? '' }))
    .filter(({ name }) => !names.includes(name));
  const missing = entries.flatMap(({ at, text, entry }) =>
    ends
      .flatMap((end) => endsOf(end, entry))
      .map((end) => prefix + [text, end].filter(Boolean).join('.'))
      .filter((key) => !known.includes(key))
      .map((key) => {
        const near = nearestName(
          text,
          unused.map(({ name }) => name),
        );
        const added = `add "${key}" to ${strings.file}, and what it is for to ${strings.file.replace('/en/', '/meta/')}`;
        return problemAtPath(file, at, {
          found: `“${text}” without its words`,
          expected: `"${key}" in ${strings.file}`,
          fix: near ? `did you mean "${near}"? If not, ${added}` : added,
        });
      }),
  );
  return [
    ...missing,
    ...unused.map(({ key }) =>
      problemAtKey(strings, key, {
        severity: 'warning',
        found: `"${key}", which is not shown`,
        expected: `its id in ${file.file}`,
        fix: `npm run i18n -- remove ${namespace}:${key}`,
      }),
    ),
  ];
}

function endsOf(end: string, entry: RuledField['entry']): string[] {
  const [before = '', field] = end.split(/[{}]/);
  const list = field === undefined ? [''] : entry[field];
  return Array.isArray(list) ? list.map((name) => `${before}${name}`) : [];
}

/** Returns what is wrong with a name of something that has to be there. A draft is not there yet: readers cannot see it. */
export function wrongName(project: Project, target: Target, name: string): Finding | undefined {
  if (target === 'address') {
    const wrong = wrongAddress(name, project);
    return wrong && { found: `a link to “${name}”`, ...wrong };
  }
  const [what, there, expected] = targetsOf(project)[target];
  if (typeof there === 'function' ? there(name) : there.includes(name)) return undefined;
  const near = typeof there === 'function' ? undefined : didYouMean(name, there, '“$”');
  const out =
    target === 'searched' ? `npm run i18n -- remove search:${name} takes them out of every language` : undefined;
  return { found: `the ${what} “${name}”`, expected, fix: [near, out].filter(Boolean).join(' If not, ') || undefined };
}

type Known = readonly [what: string, there: readonly string[] | ((name: string) => boolean), expected: string];

const targetsOf = oncePer((project: Project): Readonly<Record<Exclude<Target, 'address'>, Known>> => ({
  course: ['course', publishedCourses(project), 'the id of a published course, as in content/courses/*/facts.json'],
  draft: ['draft', (name) => isListed(project, name), 'a page that is in the list of its kind as well'],
  flag: ['flag', project.isFlag, 'the code points of an emoji that Twemoji has a picture of'],
  icon: ['icon', project.icons, 'an icon of src/site/ui/icons.json, pageIcons.json or contentIcons.json'],
  language: ['language', project.languages.map(({ code }) => code), 'a language of content/data/languages.json'],
  page: ['page', englishPages(project).map(pageName), 'a page of content/ that is published'],
  partner: ['partner', idsOf(project.datasets.partners.value), 'the id of a partner of content/data/partners.json'],
  searched: [
    'search words of',
    [
      ...Object.entries(project.facts.courses).flatMap(([slug, { value }]) => [slug, ...idsOf(value?.courses)]),
      ...(project.datasets.roles.value ?? []).flatMap(({ roles }) => idsOf(roles)),
    ],
    'the id of a course, a subject or a role',
  ],
  staticFile: ['picture', project.isStaticFile, 'a file that is there, in static/'],
  term: ['term', Object.keys(project.glossary.value?.terms ?? {}), 'a term of locales/glossary.json'],
}));

function publishedCourses({ facts, drafts }: Project): string[] {
  return Object.entries(facts.courses)
    .filter(([slug]) => !drafts.includes(pageName({ kind: 'courses', slug })))
    .flatMap(([, { value }]) => idsOf(value?.courses));
}

/** Returns the ids of entries. */
export function idsOf(entries: readonly { readonly id: string }[] = []): string[] {
  return entries.map(({ id }) => id);
}

function isListed({ datasets, facts }: Project, name: string): boolean {
  const page = parsePageName(name);
  if (!page) return false;
  if (!isListedKind(page.kind)) return page.slug in facts[page.kind];
  return datasets.topics.value?.[page.kind].includes(page.slug) ?? false;
}
