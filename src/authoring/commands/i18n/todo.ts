import { editableTexts } from '../../texts/editableTexts';
import { routesOf } from '../../../build/readProject';
import type { EditableText } from '../../texts/editing';
import { mostVisibleFirst } from '../../../content/strings/mostVisibleFirst';
import { pageHeading } from '../../../content/pages/outlines';
import { translatedPage } from '../../../content/pages/pageState';
import { formatCount, positionAt } from '../../../content/problem';
import { englishPages, pageName, type ContentPage, type Project } from '../../../content/project';
import { workOf, type Work } from '../../../content/strings/work';
import { countWords } from '../../../content/countWords';
import { localisedPath } from '../../../site/routes';
import { limitOf, type Call } from '../../../commandLine/command';
import { readNamedLanguage } from './languages';
import { isNamed, refuseUnknownNames } from './names';

/** A string or page that waits for a translator. */
interface Task {
  readonly state: Work;
  readonly name: string;
  /** file:line of the translation; for a missing text, where it belongs. */
  readonly place: string;
  readonly english: string;
  readonly words: number;
  /** Its texts, by what is left to do with each. */
  readonly left: readonly { readonly state: Work; readonly words: number }[];
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
  const states: readonly Work[] = ['missing', 'stale', ...(options.review ? (['not read by a person'] as const) : [])];
  const tasks = tasksOf(project, language, texts, states).filter(isWanted);
  if (options.json) console.log(JSON.stringify(tasks, null, 2));
  else if (tasks.length === 0) {
    const unread = texts.filter((text) => workOf(text) === 'not read by a person' && isNamed(names, text.id)).length;
    const next = unread > 0 ? ` ${formatCount(unread, 'text')} not read by a person: --review lists them.` : '';
    console.log(
      `Nothing to do${names.length > 0 ? ` in ${names.join(', ')}` : `: ${language} has all that the English has today`}.${next}`,
    );
  } else {
    const more =
      tasks.length > limit
        ? `\n\n… and ${tasks.length - limit} more (--limit ${tasks.length}, or name a page, namespace or key)`
        : '';
    console.log(`${tasks.slice(0, limit).map(paragraph).join('\n\n')}${more}\n\n${summary(tasks, states)}`);
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

function summary(tasks: readonly Task[], states: readonly Work[]): string {
  const left = tasks.flatMap((task) => task.left);
  const counts = states.flatMap((state) => {
    const own = left.filter((text) => text.state === state);
    return own.length > 0 ? `${own.length} ${state} (${own.reduce((sum, { words }) => sum + words, 0)} words)` : [];
  });
  return counts.join(', ') || formatCount(tasks.length, 'page') + ' to accept';
}

function tasksOf(project: Project, language: string, texts: readonly EditableText[], states: readonly Work[]): Task[] {
  const isOpen = (text: EditableText) => states.some((state) => state === workOf(text));
  const tasks = [
    ...texts.filter(({ id }) => id.includes(':')).flatMap((text) => (isOpen(text) ? stringTask(text) : [])),
    ...englishPages(project).flatMap((english) => {
      const own = texts.filter(({ id }) => id.startsWith(`${pageName(english)}#`));
      return pageTask(project, english, language, own, own.filter(isOpen));
    }),
  ];
  const paths = routesOf(project).map((route) => localisedPath(route.path, language));
  return mostVisibleFirst(tasks, paths);
}

function stringTask(text: EditableText): Task {
  const { id, place, source, context, max, pages } = text;
  const notes = [...context, ...(max === undefined ? [] : [`at most ${max} characters`])];
  const left = leftIn([text]);
  return {
    state: left[0]?.state ?? 'missing',
    name: id,
    place,
    english: source,
    left,
    words: countWords(source),
    context: notes.join('; '),
    pages,
  };
}

/** Returns the task of a page, if there is one: its texts are translated together. */
function pageTask(
  project: Project,
  english: ContentPage,
  language: string,
  texts: readonly EditableText[],
  open: readonly EditableText[],
): Task[] {
  const { page, isStale } = translatedPage(project, english, language);
  if (open.length === 0 && !isStale) return [];
  const name = pageName(english);
  const left = leftIn(open);
  const words = (some: typeof left) => some.reduce((sum, text) => sum + text.words, 0);
  const all = words(leftIn(texts));
  const changed = left.filter(({ state }) => state !== 'not read by a person');
  const line = page ? positionAt(page.text, Math.max(0, page.text.indexOf('\nsource:') + 1)).line : 1;
  return [
    {
      state: !page?.frontMatter ? 'missing' : isStale ? 'stale' : (changed[0]?.state ?? 'not read by a person'),
      name,
      place: `content/${name}/${language}.mdx:${line}`,
      english: pageHeading(project, english),
      left,
      words: words(changed) || all,
      context:
        page && (isStale || changed.length > 0)
          ? `${changed.length} of its ${texts.length} texts ${isStale ? 'changed' : 'to do'}, ${words(changed)} words; npm run i18n -- diff ${language} ${name}`
          : `a page of ${all} words; its English is ${english.file}`,
      pages: texts[0]?.pages ?? [],
    },
  ];
}

function leftIn(texts: readonly EditableText[]): Task['left'] {
  return texts.map((text) => ({ state: workOf(text) ?? 'not read by a person', words: countWords(text.source) }));
}
