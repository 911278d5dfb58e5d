import { readSite, routesOfSite } from '../../build/readSite';
import { neighbour } from '../../model/exchange/units';
import { keyPosition } from '../../model/jsonFile';
import { mostVisibleFirst } from '../../model/mostVisibleFirst';
import { isReviewedPage, segmentStates } from '../../model/pageState';
import { positionAt } from '../../model/problem';
import { englishPages, pageIn, pageName, type Project } from '../../model/project';
import { stringStates } from '../../model/strings';
import { wordsIn } from '../../model/words';
import { localisedPath } from '../../routes';
import { requireLanguage, UsageError, type Call } from './command';

/** A text that waits for a translator. */
interface Task {
  readonly state: 'missing' | 'stale' | 'not read by a person';
  readonly name: string;
  /** file:line of the translation; for a missing text, where it belongs. */
  readonly place: string;
  readonly english: string;
  readonly words: number;
  readonly context: string;
  /** Addresses of the pages it is on. */
  readonly pages: readonly string[];
}

/** Prints what is left to do in a language, most visible first; with names, of these namespaces, pages or keys. */
export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  const limit = options.limit === undefined ? 40 : Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit needs a number such as 100');
  const tasks = tasksOf(project, language)
    .filter(({ state }) => options.review || state !== 'not read by a person')
    .filter(({ name, pages }) => names.length === 0 || names.some((wanted) => isOf(wanted, name, pages)));
  if (options.json) console.log(JSON.stringify(tasks, null, 2));
  else if (tasks.length === 0)
    console.log(
      `Nothing to do${names.length > 0 ? ` in ${names.join(', ')}` : `: ${language} says all that the English says today`}.`,
    );
  else {
    const more =
      tasks.length > limit
        ? `\n\n… and ${tasks.length - limit} more (--limit ${tasks.length}, or name a page, namespace or key)`
        : '';
    console.log(`${tasks.slice(0, limit).map(paragraph).join('\n\n')}${more}\n\n${summary(tasks)}`);
  }
}

/** A namespace, a key, a page by its name, slug or address. */
function isOf(wanted: string, name: string, pages: readonly string[]): boolean {
  return (
    name === wanted ||
    name.startsWith(`${wanted}:`) ||
    name.endsWith(`/${wanted}`) ||
    (pages.length < 5 && pages.includes(wanted))
  );
}

function paragraph({ state, name, place, english, context, pages }: Task): string {
  const where =
    pages.length > 3 ? `${pages.slice(0, 2).join(', ')} and ${pages.length - 2} more pages` : pages.join(', ');
  return [
    `${place}  ${state}  ${name}`,
    `  English  ${english}`,
    `  context  ${context}`,
    `  on       ${where || 'no page yet'}`,
  ].join('\n');
}

function summary(tasks: readonly Task[]): string {
  const states = [...new Set(tasks.map(({ state }) => state))];
  return states
    .map((state) => {
      const own = tasks.filter((task) => task.state === state);
      return `${own.length} ${state} (${own.reduce((sum, { words }) => sum + words, 0)} words)`;
    })
    .join(', ');
}

function tasksOf(project: Project, language: string): Task[] {
  const paths = routesOfSite(project).map((route) => localisedPath(route.path, language));
  return mostVisibleFirst([...stringTasks(project, language), ...pageTasks(project, language)], paths);
}

function stringTasks(project: Project, language: string): Task[] {
  const pins = project.state[language] ?? {};
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, english]) => {
    const table = project.strings[language]?.[namespace];
    const value = table?.value ?? {};
    const meta = project.meta[namespace]?.value ?? {};
    const pages = routesOfSite(project)
      .filter((route) => route.namespaces.some((name) => name === namespace))
      .map((route) => localisedPath(route.path, language));
    return stringStates(language, namespace, english.value ?? {}, value, pins).flatMap(
      ({ key, english: source, state, reviewed }): Task[] => {
        const task = taskState(state, reviewed);
        if (!task) return [];
        const entry = meta[key] ?? meta[key.replace(/_[a-z]+$/, '_other')];
        const context = [
          entry?.context,
          entry?.max && `at most ${entry.max} characters in English`,
          entry?.verbatim && 'the client’s own words',
        ]
          .filter(Boolean)
          .join('; ');
        const line = table ? keyPosition(table.text, neighbour(key, value)).line : 1;
        const place = `locales/${language}/${namespace}.json:${line}`;
        const name = `${namespace}:${key}`;
        return [{ state: task, name, place, english: source, words: wordsIn(source), context: context || '–', pages }];
      },
    );
  });
}

function pageTasks(project: Project, language: string): Task[] {
  return englishPages(project).flatMap((english): Task[] => {
    const page = pageIn(project, english, language);
    const states = segmentStates(project, english, language);
    const open = states.filter(({ state }) => state !== 'translated');
    const isStale = page?.frontMatter?.source !== english.blobHash;
    const state = page?.frontMatter ? (isStale ? 'stale' : 'translated') : 'missing';
    const task = taskState(state, isReviewedPage(project, english, language));
    const route = routesOfSite(project).find(
      ({ content }) => content?.kind === english.kind && content.slug === english.slug,
    );
    if (!task || !route) return [];
    const file = english.file.replace(/en\.mdx$/, `${language}.mdx`);
    const line = page ? positionAt(page.text, Math.max(0, page.text.indexOf('\nsource:') + 1)).line : 1;
    const count = (some: typeof states) => some.reduce((sum, { segment }) => sum + wordsIn(segment.text), 0);
    const context =
      state === 'stale'
        ? `${open.length} of its ${states.length} texts changed, ${count(open)} words; npm run i18n -- diff ${language} ${pageName(english)}`
        : `a page of ${count(states)} words; its English is ${english.file}`;
    return [
      {
        state: task,
        name: pageName(english),
        place: `${file}:${line}`,
        english: english.frontMatter?.heading ?? '',
        words: count(state === 'stale' ? open : states),
        context,
        pages: [localisedPath(route.path, language)],
      },
    ];
  });
}

function taskState(state: 'missing' | 'stale' | 'translated', reviewed: boolean): Task['state'] | undefined {
  if (state !== 'translated') return state;
  return reviewed ? undefined : 'not read by a person';
}
