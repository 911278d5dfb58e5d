import { editableTexts } from '../../editor/server/texts';
import { routesOfSite } from '../../../gatsby/readSite';
import type { EditableText } from '../../editor/editing';
import { mostVisibleFirst } from '../../../content/mostVisibleFirst';
import { isReviewedPage, translatedPage } from '../../../content/pageState';
import { positionAt } from '../../../content/problem';
import { englishPages, pageName, type ContentPage, type Project } from '../../../content/project';
import { countWords } from '../../../content/countWords';
import { localisedPath } from '../../../site/routes';
import { limitOf, type Call } from '../command';
import { readNamedLanguage } from './languages';
import { isNamed, refuseUnknownNames } from './names';

/** A string or page that waits for a translator. */
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
  const { project, language } = await readNamedLanguage(root, code);
  const limit = limitOf(options, 40);
  const texts = editableTexts(project, language);
  const known = texts.flatMap(({ id, pages }) => [id, ...pages]);
  refuseUnknownNames(names, known, language);
  const isWanted = ({ name, pages }: Task) =>
    isNamed(names, name) || (pages.length < 5 && pages.some((page) => names.includes(page)));
  const tasks = tasksOf(project, language, texts).filter(
    (task) => isWanted(task) && (options.review || task.state !== 'not read by a person'),
  );
  if (options.json) console.log(JSON.stringify(tasks, null, 2));
  else if (tasks.length === 0)
    console.log(
      `Nothing to do${names.length > 0 ? ` in ${names.join(', ')}` : `: ${language} has all that the English has today`}.`,
    );
  else {
    const more =
      tasks.length > limit
        ? `\n\n… and ${tasks.length - limit} more (--limit ${tasks.length}, or name a page, namespace or key)`
        : '';
    console.log(`${tasks.slice(0, limit).map(paragraph).join('\n\n')}${more}\n\n${summary(tasks)}`);
  }
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

function tasksOf(project: Project, language: string, texts: readonly EditableText[]): Task[] {
  const strings = texts.filter(({ id, state, reviewed }) => id.includes(':') && !(state === 'translated' && reviewed));
  const tasks = [
    ...strings.map(stringTask),
    ...englishPages(project).flatMap((english) => pageTask(project, english, language, texts)),
  ];
  const paths = routesOfSite(project).map((route) => localisedPath(route.path, language));
  return mostVisibleFirst(tasks, paths);
}

function stringTask({ id, place, source, state, context, max, pages }: EditableText): Task {
  const notes = [...context, ...(max === undefined ? [] : [`at most ${max} characters`])];
  return {
    state: taskState(state),
    name: id,
    place,
    english: source,
    words: countWords(source),
    context: notes.join('; '),
    pages,
  };
}

/** Returns the task of a page, if there is one: its texts are translated together. */
function pageTask(project: Project, english: ContentPage, language: string, texts: readonly EditableText[]): Task[] {
  const { page, isStale } = translatedPage(project, english, language);
  const state = !page?.frontMatter ? 'missing' : isStale ? 'stale' : 'translated';
  if (state === 'translated' && isReviewedPage(project, english, language)) return [];
  const name = pageName(english);
  const own = texts.filter(({ id }) => id.startsWith(`${name}#`));
  const open = own.filter((text) => text.state !== 'translated');
  const count = (some: typeof own) => some.reduce((sum, text) => sum + countWords(text.source), 0);
  const line = page ? positionAt(page.text, Math.max(0, page.text.indexOf('\nsource:') + 1)).line : 1;
  return [
    {
      state: taskState(state),
      name,
      place: `content/${name}/${language}.mdx:${line}`,
      english: english.frontMatter?.heading ?? '',
      words: count(state === 'stale' ? open : own),
      context:
        state === 'stale'
          ? `${open.length} of its ${own.length} texts changed, ${count(open)} words; npm run i18n -- diff ${language} ${name}`
          : `a page of ${count(own)} words; its English is ${english.file}`,
      pages: own[0]?.pages ?? [],
    },
  ];
}

function taskState(state: EditableText['state']): Task['state'] {
  return state === 'translated' ? 'not read by a person' : state;
}
