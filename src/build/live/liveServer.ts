import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import { checkProject } from '../../model/checkProject';
import { keyPosition } from '../../model/jsonFile';
import { positionAt, sortProblems, type Problem } from '../../model/problem';
import { publishedLanguages } from '../publishedLanguages';
import { readSite } from '../readSite';
import { editingEndpoints } from './edit/endpoints';
import { guarded, newToken, type Handler } from './edit/guard';
import { sourceRoot, syncSources } from './sources';

/** Where the live server tells open pages what is wrong in content/ and locales/, as server-sent events. */
export const problemsPath = '/__camre/problems';
/** Answers `?language=cy&key=home:hero.title` with the place of the string, `locales/cy/home.json:47`, or of a text of a page. */
export const placePath = '/__camre/place';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  use(handler: Handler): void;
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
  // Warnings are shown for what is being worked on.
  const edited = new Set<string>();
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
    unsound = (await problemsOf(root)).filter(({ severity, file }) => severity === 'error' || edited.has(file));
    for (const tell of listeners) tell();
  };
  const soon = debounce(40, () => (working = working.then(syncChanged)));
  const later = debounce(1500, () => (working = working.then(checkAll)));
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true, ignored: /\.saving$/ }).on(
    'all',
    (_, file) => {
      const name = path.relative(root, file).split(path.sep).join('/');
      changed.add(name);
      edited.add(name);
      // Editors write a file in more than one step, and the check of everything waits until the page shows what was saved.
      soon();
      later();
    },
  );
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
  app.get(placePath, ({ query: { language, key, words } }, response) => {
    response.setHeader('Content-Type', 'application/json');
    void placeOf(root, String(language), String(key), String(words ?? '')).then((place) =>
      response.end(JSON.stringify(place)),
    );
  });
  const token = newToken();
  app.use(guarded(editingEndpoints(root, token), token));
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

/** What is wrong in the languages that are shown; what only waits for a translator is not. */
async function problemsOf(root: string): Promise<Problem[]> {
  const { languages } = await readSite(sourceRoot(root), []);
  const shown = publishedLanguages(languages).map(({ code }) => code);
  const project = await readSite(root, shown);
  const known = shown.filter((code) => project.languages.some((language) => language.code === code));
  return checkProject(project, known).filter(({ unfinished }) => !unfinished);
}

/** The file and line of a string, of a paragraph or of a page's heading (`/features/qms#why`): the language's own, or the English one in its place. */
async function placeOf(root: string, language: string, name: string, words: string): Promise<{ place: string | null }> {
  const { strings, pages } = await readSite(root, [language]);
  if (name.startsWith('/')) {
    const [path = '', id] = name.split('#');
    const versions = pages.filter(({ kind, slug }) => path === (kind === 'pages' ? `/${slug}` : `/${kind}/${slug}`));
    const page = versions.find((version) => version.language === language) ?? versions[0];
    if (!page) return { place: null };
    const letters = (text: string) => text.replace(/\]\([^)]*\)|<[^>]*>|[^\p{L}\p{N}]/gu, '');
    const segment =
      page.segments.find(({ text }) => letters(words).startsWith(letters(text)) && letters(text) !== '') ??
      page.segments.find(({ kind, under }) => (id === undefined ? kind === 'field heading' : under === id));
    return { place: segment ? `${page.file}:${positionAt(page.text, segment.start).line}` : page.file };
  }
  const [namespace = '', key = ''] = name.split(/:(.*)/s);
  const table = [strings[language]?.[namespace], strings.en?.[namespace]].find(
    (file) => file?.value?.[key] !== undefined,
  );
  return { place: table ? `${table.file}:${keyPosition(table.text, key).line}` : null };
}
