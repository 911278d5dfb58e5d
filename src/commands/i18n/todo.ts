import { readSite } from '../../build/readSite';
import { keyPosition } from '../../model/jsonFile';
import { positionAt } from '../../model/problem';
import { isReviewed, pageName, pageState } from '../../model/progress';
import type { Project } from '../../model/project';
import { stringStates } from '../../model/strings';
import { localisedPath, routes } from '../../routes';
import { requireLanguage, type Call } from './command';

/** A text that waits for a translator. */
interface Task {
  readonly state: 'missing' | 'stale' | 'not looked at by a person';
  readonly name: string;
  /** file:line of the translation; for a missing text, where it belongs. */
  readonly place: string;
  readonly english: string;
  readonly context: string;
  /** Addresses of the pages it stands on. */
  readonly pages: readonly string[];
}

/** Prints what is left to do in a language, most visible first. */
export async function run({ root, words: [code], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  const language = requireLanguage(project, code);
  const tasks = tasksOf(project, language).filter(
    ({ state }) => options.review || state !== 'not looked at by a person',
  );
  if (options.json) console.log(JSON.stringify(tasks, null, 2));
  else if (tasks.length === 0) console.log(`Nothing to do: ${language} says all that the English says today.`);
  else console.log(`${tasks.map(paragraph).join('\n\n')}\n\n${summary(tasks)}`);
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
  return states.map((state) => `${tasks.filter((task) => task.state === state).length} ${state}`).join(', ');
}

/** What stands on every page first, then page by page in the order of the route table; missing before stale. */
function tasksOf(project: Project, language: string): Task[] {
  const tasks = [...stringTasks(project, language), ...pageTasks(project, language)];
  const order = ['missing', 'stale', 'not looked at by a person'];
  const visible = ({ pages }: Task) =>
    pages.length === routes.length
      ? -1
      : Math.min(...pages.map((page) => paths(language).indexOf(page)), routes.length);
  return tasks
    .map((task, index) => ({ task, index }))
    .sort(
      (a, b) =>
        visible(a.task) - visible(b.task) ||
        order.indexOf(a.task.state) - order.indexOf(b.task.state) ||
        a.index - b.index,
    )
    .map(({ task }) => task);
}

function paths(language: string): string[] {
  return routes.map((route) => localisedPath(route.path, language));
}

function stringTasks(project: Project, language: string): Task[] {
  const pins = project.state[language] ?? {};
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, english]) => {
    const table = project.strings[language]?.[namespace];
    const value = table?.value ?? {};
    const meta = project.meta[namespace]?.value ?? {};
    const pages = routes
      .filter((route) => route.namespaces.some((name) => name === namespace))
      .map((route) => localisedPath(route.path, language));
    return stringStates(language, namespace, english.value ?? {}, value, pins).flatMap(
      ({ key, english: source, state }): Task[] => {
        const name = `${namespace}:${key}`;
        const task = taskState(state, pins[name]?.includes(' person') ?? false);
        if (!task) return [];
        const entry = meta[key] ?? meta[key.replace(/_[a-z]+$/, '_other')];
        const context = [
          entry?.context,
          entry?.max && `at most ${entry.max} characters in English`,
          entry?.verbatim && 'the client’s own words',
        ]
          .filter(Boolean)
          .join('; ');
        // A key that is not there yet belongs behind the last one before it.
        const neighbour =
          value[key] === undefined
            ? (Object.keys(value)
                .filter((other) => other < key)
                .at(-1) ?? '')
            : key;
        const place = `locales/${language}/${namespace}.json:${table ? keyPosition(table.text, neighbour).line : 1}`;
        return [{ state: task, name, place, english: source, context: context || '–', pages }];
      },
    );
  });
}

function pageTasks(project: Project, language: string): Task[] {
  const pins = project.state[language] ?? {};
  return project.pages
    .filter((page) => page.language === 'en')
    .flatMap((english): Task[] => {
      const task = taskState(pageState(project, english, language), isReviewed(english, pins));
      const route = routes.find(({ content }) => content?.kind === english.kind && content.slug === english.slug);
      if (!task || !route) return [];
      const file = english.file.replace(/en\.mdx$/, `${language}.mdx`);
      const page = project.pages.find((other) => other.file === file);
      const line = page ? positionAt(page.text, Math.max(0, page.text.indexOf('\nsource:') + 1)).line : 1;
      const words = english.passages.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
      const context = `a page of ${words} words; its English is ${english.file}`;
      return [
        {
          state: task,
          name: pageName(english),
          place: `${file}:${line}`,
          english: english.frontMatter?.heading ?? '',
          context,
          pages: [localisedPath(route.path, language)],
        },
      ];
    });
}

function taskState(state: 'missing' | 'stale' | 'translated', reviewed: boolean): Task['state'] | undefined {
  if (state !== 'translated') return state;
  return reviewed ? undefined : 'not looked at by a person';
}
