import { writingProblems } from './checks/writing';
import { findAll } from './mdx/tree';
import { nearestName } from './mdx/vocabulary';
import type { JsonFile } from './jsonFile';
import { keyPosition } from './jsonFile';
import { positionAt, type Problem } from './problem';
import type { ContentPage, Project } from './project';
import { compareTables, staleKeys } from './strings';

/**
 * Everything that is wrong with the project as it stands: what could not be read, and where one file does not agree
 * with another. `languages` are held to be complete; the others may still be on their way.
 */
export function checkProject(project: Project, languages: readonly string[]): Problem[] {
  return [
    ...project.problems,
    ...project.pages.flatMap((page) => factsProblems(project, page)),
    ...duplicateCourses(project),
    ...iconProblems(project),
    ...metaProblems(project),
    ...writingProblems(project),
    ...languages.filter((language) => language !== 'en').flatMap((language) => languageProblems(project, language)),
    ...structureProblems(project, languages),
  ];
}

/** A page's statistics and courses are the ones its facts.json knows, each once. */
function factsProblems(project: Project, page: ContentPage): Problem[] {
  const [tag, ids, file] =
    page.kind === 'features'
      ? ['Statistic', Object.keys(project.featureFacts[page.slug]?.value?.statistics ?? {}), project.featureFacts[page.slug]]
      : ['Course', (project.courseFacts[page.slug]?.value?.courses ?? []).map(({ id }) => id), project.courseFacts[page.slug]];
  if (page.kind === 'pages' || page.tree.length === 0 || !file?.value) return [];
  const written = findAll(page.tree, tag).map((element) => element.props?.id ?? '');
  const problems: Problem[] = [];
  for (const id of ids.filter((known) => !written.includes(known)))
    problems.push(pageProblem(page, '', `no <${tag} id="${id}">`, `one for each entry of ${file.file}`));
  for (const [index, id] of written.entries()) {
    if (!ids.includes(id)) problems.push(pageProblem(page, `id="${id}"`, `<${tag} id="${id}">`, `an id of ${file.file}: ${ids.join(', ')}`));
    if (written.indexOf(id) < index) problems.push(pageProblem(page, `id="${id}"`, `<${tag} id="${id}"> twice`, 'it once'));
  }
  return problems;
}

/** A course id stands for one course in the whole catalogue: search results link by it. */
function duplicateCourses(project: Project): Problem[] {
  const owner = new Map<string, string>();
  return Object.values(project.courseFacts).flatMap((facts) =>
    (facts.value?.courses ?? []).flatMap(({ id }) => {
      const earlier = owner.get(id);
      owner.set(id, facts.file);
      return earlier === undefined ? [] : [fileProblem(facts, `"${id}"`, `the course id "${id}"`, `an id that ${earlier} does not have`)];
    }),
  );
}

/** An icon that content names is one of those that are drawn. */
function iconProblems(project: Project): Problem[] {
  const expected = (icon: string) => {
    const near = nearestName(icon, project.icons);
    return near ? `an icon of src/ui/icons.json, such as “${near}”` : 'an icon of src/ui/icons.json';
  };
  const inPages = project.pages.flatMap((page) =>
    ['Feature', 'Capability']
      .flatMap((tag) => findAll(page.tree, tag))
      .map(({ props }) => props?.icon ?? '')
      .filter((icon) => !project.icons.includes(icon))
      .map((icon) => pageProblem(page, `icon="${icon}"`, `the icon “${icon}”`, expected(icon))),
  );
  const files: JsonFile<unknown>[] = [
    ...Object.values(project.featureFacts),
    ...Object.values(project.courseFacts),
    ...Object.values(project.datasets),
  ];
  const inFacts = files.flatMap((file) =>
    [...file.text.matchAll(/"icon": "([^"]*)"/g)]
      .map((match) => match[1] ?? '')
      .filter((icon) => !project.icons.includes(icon))
      .map((icon) => fileProblem(file, `"${icon}"`, `the icon “${icon}”`, expected(icon))),
  );
  return [...inPages, ...inFacts];
}

/** Every English string has its context for translators, and stays within the length it gives. */
function metaProblems(project: Project): Problem[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) => {
    const meta = project.meta[namespace];
    if (!table.value || !meta?.value) return [];
    const problems: Problem[] = [];
    for (const [key, text] of Object.entries(table.value)) {
      const entry = meta.value[key];
      if (!entry) problems.push(fileProblem(table, key, `"${key}" without context`, `an entry in ${meta.file}`));
      else if (entry.max !== undefined && text.length > entry.max)
        problems.push(fileProblem(table, key, `${text.length} characters in "${key}"`, `at most ${entry.max}`));
    }
    for (const key of Object.keys(meta.value))
      if (table.value[key] === undefined) problems.push(fileProblem(meta, key, `"${key}", which no string has`, `only keys of ${table.file}`));
    return problems;
  });
}

function languageProblems(project: Project, language: string): Problem[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, english]): Problem[] => {
    const table = project.strings[language]?.[namespace];
    const file = `locales/${language}/${namespace}.json`;
    if (!table) return [{ severity: 'error', file, line: 1, column: 1, found: 'no such file', expected: `a translation of ${english.file}` }];
    if (!table.value || !english.value) return [];
    const problems = compareTables(language, english.value, table);
    for (const key of staleKeys(namespace, english.value, table.value, project.state[language] ?? {}))
      problems.push({
        severity: 'warning',
        file,
        ...keyPosition(table.text, key),
        found: `"${key}", translated from an older English`,
        expected: JSON.stringify(english.value[key]) ?? 'the English of today',
        fix: `translate it anew, or npm run i18n -- accept ${language} ${namespace}:${key} if it is still right`,
      });
    const max = project.meta[namespace]?.value ?? {};
    for (const [key, text] of Object.entries(table.value)) {
      const limit = max[key]?.max;
      if (limit !== undefined && text.length > Math.ceil(limit * 1.4))
        problems.push({ severity: 'error', file, ...keyPosition(table.text, key), found: `${text.length} characters in "${key}"`, expected: `at most ${Math.ceil(limit * 1.4)} (the English may have ${limit})` });
    }
    return problems;
  });
}

/** A translation has the headings and components of its source, in its order. */
function structureProblems(project: Project, languages: readonly string[]): Problem[] {
  return project.pages.flatMap((page) => {
    if (page.language === 'en' || !languages.includes(page.language)) return [];
    const english = project.pages.find((other) => other.language === 'en' && other.kind === page.kind && other.slug === page.slug);
    if (!english || page.tree.length === 0 || english.tree.length === 0) return [];
    const problems: Problem[] = [];
    if (page.frontMatter && page.frontMatter.source !== english.blobHash)
      problems.push({ ...pageProblem(page, 'source:', 'a translation of an older English page', `source: ${english.blobHash}`, `npm run i18n -- accept ${page.language} ${page.slug} once it is right again`), severity: 'warning' });
    const [ours, theirs] = [outline(page), outline(english)];
    const index = theirs.findIndex((step, position) => ours[position] !== step);
    if (index >= 0) problems.push(pageProblem(page, '', ours[index] ?? 'the end of the page', `${theirs[index]}, as in ${english.file}`));
    else if (ours.length > theirs.length)
      problems.push(pageProblem(page, '', `${ours[theirs.length]} more than the English`, `the end of the page, as in ${english.file}`));
    return problems;
  });
}

function outline(page: ContentPage): string[] {
  const steps: string[] = [];
  const walk = (nodes: ContentPage['tree']): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      const id = node.props?.id ?? node.props?.href ?? node.props?.icon ?? node.props?.of;
      if (/^(h\d|a|li|[A-Z].*)$/.test(node.tag)) steps.push(`<${node.tag}${id ? ` ${id}` : ''}>`);
      walk(node.children ?? []);
    }
  };
  walk(page.tree);
  return steps;
}

function pageProblem(page: ContentPage, needle: string, found: string, expected: string, fix?: string): Problem {
  const place = positionAt(page.text, Math.max(0, needle ? page.text.indexOf(needle) : 0));
  return { severity: 'error', file: page.file, ...place, found, expected, fix };
}

function fileProblem(file: JsonFile<unknown>, needle: string, found: string, expected: string): Problem {
  const offset = Math.max(0, file.text.indexOf(needle.startsWith('"') ? needle : `"${needle}"`));
  return { severity: 'error', file: file.file, ...positionAt(file.text, offset), found, expected };
}
