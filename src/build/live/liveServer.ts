import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { checkProject } from '../../model/checkProject';
import { keyPosition } from '../../model/jsonFile';
import { sortProblems, type Problem } from '../../model/problem';
import { publishedLanguages } from '../publishedLanguages';
import { readSite } from '../readSite';
import { sourceRoot, syncSources } from './sources';

/** Where the live server tells open pages what is wrong in content/ and locales/, as server-sent events. */
export const problemsPath = '/__camre/problems';
/** Answers `?language=cy&key=home:hero.title` with the place of the string, `locales/cy/home.json:47`, or of a heading. */
export const placePath = '/__camre/place';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  get(
    path: string,
    answer: (request: IncomingMessage & { query: Record<string, unknown> }, response: ServerResponse) => void,
  ): void;
}

/**
 * Watches content/ and locales/: what was saved goes to the copy that Gatsby reads, if it can be read, and every open
 * page is told what is wrong with it.
 */
export function serveLive(root: string, app: App, refresh: () => Promise<void>): void {
  const listeners = new Set<() => void>();
  let [unread, unsound]: [readonly Problem[], readonly Problem[]] = [[], []];
  const changed = new Set<string>();
  let working = Promise.resolve();
  const syncChanged = async () => {
    const synced = await syncSources(root);
    if (synced.changed.length > 0) await refresh();
    unread = synced.problems;
    unsound = unsound.filter(({ file }) => !changed.has(file));
    changed.clear();
    for (const tell of listeners) tell();
  };
  const checkAll = async () => {
    unsound = await problemsOf(root);
    for (const tell of listeners) tell();
  };
  const soon = debounce(40, () => (working = working.then(syncChanged)));
  const later = debounce(1500, () => (working = working.then(checkAll)));
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true }).on('all', (_, file) => {
    changed.add(path.relative(root, file).split(path.sep).join('/'));
    // Editors write a file in more than one step, and the check of everything waits until the page shows what was saved.
    soon();
    later();
  });
  app.get(problemsPath, (request, response) => {
    // Gatsby would compress the answer, which delays it.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    let last = '';
    const tell = () => {
      const now = JSON.stringify(
        sortProblems([...unread, ...unsound.filter(({ file }) => !unread.some((problem) => problem.file === file))]),
      );
      if (now !== last) response.write(`data: ${now}\n\n`);
      last = now;
    };
    listeners.add(tell);
    request.on('close', () => listeners.delete(tell));
    tell();
  });
  app.get(placePath, ({ query: { language, key } }, response) => {
    response.setHeader('Content-Type', 'application/json');
    void placeOf(root, String(language), String(key)).then((place) => response.end(JSON.stringify(place)));
  });
  soon();
  later();
}

/** Debounces a call. */
function debounce(milliseconds: number, call: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
  };
}

/** Errors of the languages that are shown. What is only not translated yet is none. */
async function problemsOf(root: string): Promise<Problem[]> {
  const { languages } = await readSite(sourceRoot(root), []);
  const shown = publishedLanguages(languages).map(({ code }) => code);
  const project = await readSite(root, shown);
  const known = shown.filter((code) => project.languages.some((language) => language.code === code));
  return checkProject(project, known).filter(({ severity, unfinished }) => severity === 'error' && !unfinished);
}

/** The file and line of a string, or of a page's heading (`/features/qms#why`): the language's own, or the English one in its place. */
async function placeOf(root: string, language: string, name: string): Promise<{ place: string | null }> {
  const { strings, pages } = await readSite(root, [language]);
  if (name.startsWith('/')) {
    const [path = '', id] = name.split('#');
    const versions = pages.filter(({ kind, slug }) => path === (kind === 'pages' ? `/${slug}` : `/${kind}/${slug}`));
    const page = versions.find((version) => version.language === language) ?? versions[0];
    if (!page) return { place: null };
    const line = page.text
      .split('\n')
      .findIndex((text) => (id === undefined ? text.startsWith('heading:') : text.endsWith(`[#${id}]`)));
    return { place: line < 0 ? page.file : `${page.file}:${line + 1}` };
  }
  const [namespace = '', key = ''] = name.split(/:(.*)/s);
  const table = [strings[language]?.[namespace], strings.en?.[namespace]].find(
    (file) => file?.value?.[key] !== undefined,
  );
  return { place: table ? `${table.file}:${keyPosition(table.text, key).line}` : null };
}
