import type { z } from 'zod';
import { datasetSchemas } from '../data/datasets';
import { ruledFields, type RuledField, type Target, type Words } from '../data/fieldRules';
import { problemAtKey, problemAtPath, type JsonFile } from '../files/jsonFile';
import { didYouMean, nearestName } from '../mdx/vocabulary';
import { contentKinds, isListedKind, pageName, parsePageName } from '../pages/contentKinds';
import { kindOf } from '../pages/kinds';
import { problemAt, type Finding, type Problem } from '../problem';
import { englishPages, factsFile, pageIn, type ContentPage, type Project } from '../project';
import { oncePer } from '../remembered';
import { languageGlossarySchema, searchWordsSchema } from '../strings/glossary';
import { wrongAddress } from './links';
import { elementsOf, type PageElement } from '../mdx/pageElements';
import { translatedPage } from '../pages/pageState';

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
  const unusedNames = unused.map(({ name }) => name);
  const missing = entries.flatMap(({ at, text, entry }) =>
    ends
      .flatMap((end) => endsOf(end, entry))
      .map((end) => prefix + [text, end].filter(Boolean).join('.'))
      .filter((key) => !known.includes(key))
      .map((key) => {
        const near = nearestName(text, unusedNames);
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
function wrongName(project: Project, target: Target, name: string): Finding | undefined {
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

export function idsOf(entries: readonly { readonly id: string }[] = []): string[] {
  return entries.map(({ id }) => id);
}

function isListed({ datasets, facts }: Project, name: string): boolean {
  const page = parsePageName(name);
  if (!page) return false;
  if (!isListedKind(page.kind)) return page.slug in facts[page.kind];
  return datasets.topics.value?.[page.kind].includes(page.slug) ?? false;
}

/** Checks that a page’s statistics and courses are those of its facts.json, each once; a stale page may have others. */
export function factsProblems(page: ContentPage, project: Project): Problem[] {
  const english = pageIn(project, page, 'en');
  if (!english || page.tree.length === 0 || translatedPage(project, english, page.language).isStale) return [];
  const facts = factsFile(project, page);
  const { statistics, courses } = facts?.value ?? {};
  return [
    ...(facts && statistics ? idProblems(page, 'Statistic', facts.file, Object.keys(statistics)) : []),
    ...(facts && courses ? idProblems(page, 'Course', facts.file, idsOf(courses)) : []),
  ];
}

/** Checks that the course of each sample lesson is one of its subject. */
export function sampleProblems({ facts }: Project): Problem[] {
  return Object.values(facts.lessons).flatMap((json) => {
    if (!json.value) return [];
    const { subject, course } = json.value;
    const courses = idsOf(facts.courses[subject.replace(/^courses\//, '')]?.value?.courses);
    if (courses.includes(course)) return [];
    return problemAtKey(json, 'course', {
      found: `the course "${course}"`,
      expected: `a course of ${subject}${courses.length > 0 ? `: ${courses.join(', ')}` : ', which has none'}`,
    });
  });
}

function idProblems(page: ContentPage, tag: string, file: string, ids: readonly string[]): Problem[] {
  const elements = elementsOf(page, tag);
  const written = elements.map(({ props }) => props.id ?? '');
  const at = (element: PageElement | undefined, found: string, expected: string, fix?: string) =>
    problemAt(page, element?.offset ?? 0, { found, expected, fix });
  return [
    ...ids
      .filter((id) => !written.includes(id))
      .map((id) => at(elements.at(-1), `no <${tag} id="${id}">`, `one for each entry of ${file}`)),
    ...elements.flatMap((element, index) => {
      const id = written[index] ?? '';
      if (written.indexOf(id) < index) return at(element, `<${tag} id="${id}"> twice`, 'it once');
      if (ids.includes(id)) return [];
      const expected = `an id of ${file}: ${ids.join(', ')}`;
      return at(element, `<${tag} id="${id}">`, expected, `correct the id, or add an entry with it to ${file}`);
    }),
  ];
}

/** Checks that an icon that a page names is one of those that are drawn. */
export function iconProblems(page: ContentPage, project: Project): Problem[] {
  return page.elements.flatMap(({ props, offset }) => {
    const finding = props.icon === undefined ? undefined : wrongName(project, 'icon', props.icon);
    return finding ? problemAt(page, offset, finding) : [];
  });
}

/**
 * Checks that an outline is of a course that its subject's page lists, and that the minutes of its lessons together are the hours
 * of the course. They are in the page, so that a translation that waits keeps those of its own lessons.
 */
export function outlineProblems(page: ContentPage, project: Project): Problem[] {
  if (page.kind !== 'outlines') return [];
  const { drafts, facts } = project;
  const [folder = '', name = ''] = page.slug.split('/');
  const at = (offset: number, found: string, expected: string, fix?: string) =>
    problemAt(page, offset, { found, expected, fix });
  const subject = facts.courses[folder];
  const subjects = Object.keys(facts.courses);
  if (!subject) {
    const expected = `the folder of a page of content/courses: ${subjects.join(', ')}`;
    return [at(0, `an outline in the folder ${folder}`, expected, didYouMean(folder, subjects))];
  }
  // Facts that cannot be read have a problem of their own.
  if (!subject.value) return [];
  const known = idsOf(subject.value.courses);
  const course = subject.value.courses.find(({ id }) => id === name);
  if (!course) {
    const expected = `the id of a course of ${subject.file}: ${known.join(', ')}`;
    return [at(0, `an outline of “${name}”`, expected, didYouMean(name, known))];
  }
  const lessons = elementsOf(page, 'Lesson').map(({ props: { minutes = '' }, offset }) => ({ minutes, offset }));
  const wrong = lessons.filter(({ minutes }) => !/^\d+$/.test(minutes) || Number(minutes) < 5 || Number(minutes) > 45);
  const [sum, needed] = [lessons.reduce((all, { minutes }) => all + Number(minutes), 0), course.hours * 60];
  const expected = 'whole minutes, 5 to 45, such as minutes="15": a lesson fits into a break';
  const whole = `${needed} minutes: “${name}” has "hours": ${course.hours} in ${subject.file}`;
  const parent = pageName({ kind: 'courses', slug: folder });
  const isHidden = drafts.includes(parent) && !drafts.includes(pageName(page));
  const [first] = lessons;
  return [
    ...(isHidden ? [at(0, `a page below the draft ${parent}`, 'that one published first')] : []),
    ...wrong.map(({ minutes, offset }) => at(offset, `a lesson of “${minutes}” minutes`, expected)),
    ...(first && wrong.length === 0 && sum !== needed
      ? [at(first.offset, `lessons of ${sum} minutes in all`, whole)]
      : []),
  ];
}
