import { checkLanguage, checkSource } from '../../content/checks';
import { order } from '../../content/checks/keys';
import { linkProblems } from '../../content/checks/links';
import { segmentStates } from '../../content/pages/pageState';
import type { Problem } from '../../content/problem';
import { pageIn, pageName, sourcePages, type Project } from '../../content/project';

/**
 * Returns the errors of a language that a project did not have before, or that are of texts that are signed, each with the id of
 * its text, where it has one. The order of a file’s keys does not depend on texts.
 */
export function errorsAfter(before: Project, after: Project, language: string, isSigned: (id: string) => boolean) {
  const all = problemsOf(after, language);
  const added = new Set(newErrors(problemsOf(before, language), all));
  return newErrors([], all)
    .filter(({ check }) => check !== order.title)
    .map((problem) => ({ problem, id: textAt(after, language, problem) }))
    .filter(({ problem, id }) => added.has(problem) || (id !== undefined && isSigned(id)));
}

/** Returns what is wrong with one text, and what it breaks elsewhere: the same checks, of its namespace or page alone. */
export function problemsOfText(before: Project, after: Project, language: string, id: string): Problem[] {
  const now = problemsOfPart(after, language, id);
  const broken = new Set(newErrors(problemsOfPart(before, language, id), now));
  const own = idAfter(before, after, language, id);
  const part = partOfProject(after, id);
  // The order of a file’s keys does not depend on one text.
  return now
    .filter(({ check }) => check !== order.title)
    .filter((problem) => broken.has(problem) || textAt(part, language, problem) === own);
}

/** Returns the id of a text after a change: that of an English text of a page is a hash of its words. */
export function idAfter(before: Project, after: Project, language: string, id: string): string | undefined {
  if (language !== 'en' || !id.includes('#')) return id;
  const textsIn = (project: Project) =>
    sourcePages(partOfProject(project, id)).flatMap((page) => segmentStates(project, page, 'en'));
  const [old, now] = [textsIn(before), textsIn(after)];
  return old.length === now.length ? now[old.findIndex((state) => state.id === id)]?.id : undefined;
}

/**
 * Returns the project with nothing but what a text is in: its namespace (`home:hero.title`) or its page
 * (`features/qms#1a2b3c4d`).
 */
export function partOfProject(project: Project, id: string): Project {
  const namespace = id.includes('#') ? '' : (id.split(':')[0] ?? '');
  const page = id.split('#')[0];
  const only = <T>(tables: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => name === namespace));
  return {
    ...project,
    pages: project.pages.filter((one) => pageName(one) === page),
    strings: Object.fromEntries(Object.entries(project.strings).map(([language, tables]) => [language, only(tables)])),
    meta: only(project.meta),
  };
}

function problemsOfPart(project: Project, language: string, id: string): Problem[] {
  const part = partOfProject(project, id);
  // A link may lead to a heading of another page.
  const links = language === 'en' ? sourcePages(part).flatMap((page) => linkProblems(page, project)) : [];
  return [...problemsOf(part, language), ...links.map((problem) => ({ ...problem, check: 'Links and ids' }))].filter(
    (problem, index, all) => all.findIndex((other) => identity(other) === identity(problem)) === index,
  );
}

function problemsOf(project: Project, language: string): Problem[] {
  return language === 'en' ? checkSource(project) : [...project.problems, ...checkLanguage(project, language)];
}

function newErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.filter(({ severity }) => severity === 'error').map(identity));
  return after.filter((problem) => problem.severity === 'error' && !known.has(identity(problem)));
}

function identity({ file, found, expected }: Problem): string {
  return [file, found, expected].join('\n');
}

/** Returns the text that a place belongs to: the key on its line, or the text of the page that it is in or next to. */
function textAt(project: Project, language: string, { file, line, column }: Problem): string | undefined {
  const namespace = /^locales\/[\w-]+\/(\w+)\.json$/.exec(file)?.[1];
  if (namespace) {
    const text = project.strings[language]?.[namespace]?.text ?? '';
    const key = /^ *"((?:[^"\\]|\\.)*)"/.exec(text.split('\n')[line - 1] ?? '')?.[1];
    return key === undefined ? undefined : `${namespace}:${key}`;
  }
  const page = project.pages.find((one) => one.file === file && one.language === language);
  const english = page && pageIn(project, page, 'en');
  if (!page || !english) return undefined;
  const lines = page.text.split('\n').slice(0, line - 1);
  const offset = lines.reduce((sum, { length }) => sum + length + 1, column - 1);
  const states = segmentStates(project, english, language);
  return states.find(({ target }) => target && target.start <= offset && offset <= target.end)?.id;
}
