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
/** Answers `?language=cy&key=home:hero.title` with the place of the string: `locales/cy/home.json:47`. */
export const placePath = '/__camre/place';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  get(path: string, answer: (request: IncomingMessage & { query: Record<string, unknown> }, response: ServerResponse) => void): void;
}

/**
 * Watches content/ and locales/: what was saved goes to the copy that Gatsby reads, if it can be read, and every open
 * page hears what is wrong with it. Only the live server has this.
 */
export function serveLive(root: string, app: App): void {
  const listeners = new Set<(message: string) => void>();
  let message = '';
  const tell = (problems: readonly Problem[]) => {
    const next = JSON.stringify(sortProblems(problems).filter(({ severity }) => severity === 'error'));
    if (next === message) return;
    message = next;
    for (const listener of listeners) listener(message);
  };
  let [running, again] = [false, false];
  const update = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    const unread = await syncSources(root);
    if (unread.length > 0) tell(unread);
    if (!again) tell(await problemsOf(root));
    running = false;
    if (again) await update();
  };
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    // Editors write a file in more than one step.
    timer = setTimeout(() => void update(), 40);
  };
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true }).on('all', soon);
  app.get(problemsPath, (request, response) => {
    // Gatsby would compress the answer, and so hold it back.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    const send = (data: string) => void response.write(`data: ${data}\n\n`);
    listeners.add(send);
    request.on('close', () => listeners.delete(send));
    if (message !== '') send(message);
  });
  app.get(placePath, ({ query: { language, key } }, response) => {
    response.setHeader('Content-Type', 'application/json');
    void placeOf(root, String(language), String(key)).then((place) => response.end(JSON.stringify(place)));
  });
  soon();
}

async function problemsOf(root: string): Promise<Problem[]> {
  const project = await readSite(root);
  const known = publishedLanguages((await readSite(sourceRoot(root))).languages).map(({ code }) => code);
  return checkProject(project, known.filter((code) => project.languages.some((language) => language.code === code)));
}

/** The file and line of a string: the language's own, or the English one that stands in for it. */
async function placeOf(root: string, language: string, name: string): Promise<{ place: string | null }> {
  const [namespace = '', key = ''] = name.split(/:(.*)/s);
  const { strings } = await readSite(root);
  const table = [strings[language]?.[namespace], strings.en?.[namespace]].find((file) => file?.value?.[key] !== undefined);
  return { place: table ? `${table.file}:${keyPosition(table.text, key).line}` : null };
}
