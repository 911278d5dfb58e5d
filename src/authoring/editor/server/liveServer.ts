import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { CreatePagesArgs } from 'gatsby';
import { checkSource, checkTranslation } from '../../../content/checkProject';
import { editingPaths } from '../editing';
import { sortProblems, type Problem } from '../../../content/problem';
import { readSite } from '../../../gatsby/readSite';
import { editingEndpoints } from './endpoints';
import { guardEndpoints, type Handler } from './guard';
import { componentFile } from '../../../gatsby/componentFile';
import { redirectsIn } from '../../../gatsby/host/redirects';
import { resetSite, loadSite } from '../../../gatsby/site';
import { updateWorkingCopy } from '../../../gatsby/workingCopy';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  use(handler: Handler): void;
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Watches content/ and locales/: what was saved goes to the copy that Gatsby reads, if it can be read, and every open
 * page is told what is wrong with it.
 */
export function serveLive(root: string, app: App, refresh: () => Promise<void>): void {
  const listeners = new Set<() => void>();
  let [syncProblems, checkProblems]: [readonly Problem[], readonly Problem[]] = [[], []];
  const changed = new Set<string>();
  // Warnings are shown for what is being worked on.
  const edited = new Set<string>();
  let queue = Promise.resolve();
  const syncChanged = async () => {
    const synced = await updateWorkingCopy(root);
    if (synced.changed.length > 0) {
      resetSite();
      await refresh();
    }
    syncProblems = synced.problems;
    checkProblems = checkProblems.filter(({ file }) => !changed.has(file));
    changed.clear();
  };
  const checkAll = async () => {
    checkProblems = (await problemsOf(root)).filter(({ severity, file }) => severity === 'error' || edited.has(file));
  };
  const enqueue = (task: () => Promise<void>) => {
    const sendToAll = () => listeners.forEach((sendProblems) => sendProblems());
    queue = queue.then(task).then(sendToAll).catch(reportUnread);
  };
  // Editors write a file in more than one step, and the check of everything waits until the page shows what was saved.
  const syncTimer = setTimeout(() => enqueue(syncChanged), 40);
  const checkTimer = setTimeout(() => enqueue(checkAll), 5_000);
  const onChange = (file: string) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    changed.add(name);
    edited.add(name);
    syncTimer.refresh();
    checkTimer.refresh();
  };
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true, ignored: /\.saving$/ })
    .on('all', (_, file) => onChange(file))
    .on('error', reportUnread);
  app.get(editingPaths.problems, (request, response) => {
    // Gatsby would compress the answer, which delays it.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    let last = '';
    const sendProblems = () => {
      const now = JSON.stringify(
        sortProblems([
          ...syncProblems,
          ...checkProblems.filter(({ file }) => !syncProblems.some((problem) => problem.file === file)),
        ]),
      );
      if (now !== last) response.write(`data: ${now}\n\n`);
      last = now;
    };
    listeners.add(sendProblems);
    request.on('close', () => listeners.delete(sendProblems));
    sendProblems();
  });
  app.use(guardEndpoints(editingEndpoints(root)));
  app.use((request, response, next) => {
    const redirect = async () => {
      const { project, codes } = await loadSite(root);
      const [path] = (request.url ?? '').split('?');
      const moved = redirectsIn(codes, project.datasets.redirects.value ?? []).find(({ from }) => from === path);
      if (moved) response.writeHead(301, { Location: moved.to }).end();
      else next();
    };
    redirect().catch(next);
  });
}

/** Creates the list of what is to be translated, which a build does not have. */
export async function createWorkPage(root: string, { actions }: CreatePagesArgs): Promise<void> {
  const { languages } = await loadSite(root);
  actions.createPage({
    path: '/_work',
    component: componentFile('../work/WorkPage.tsx', 'src/authoring/editor/server'),
    context: { languages },
  });
}

/** Files can disappear while they are read; the change that says so reads all of them again. */
function reportUnread(thrown: unknown): void {
  console.error(`content/ and locales/ could not be read: ${thrown instanceof Error ? thrown.message : thrown}`);
}

/** Returns what is wrong in the languages that are shown; what only waits for a translator is not. */
async function problemsOf(root: string): Promise<Problem[]> {
  const { codes: shown } = await loadSite(root);
  const project = await readSite(root, shown);
  const known = project.languages.filter(({ code }) => code !== 'en' && shown.includes(code));
  const problems = checkSource(project);
  for (const { code } of known) {
    // Requests are answered in between: a save does not wait for the checks of all languages.
    await setImmediate();
    problems.push(...checkTranslation(project, code));
  }
  return problems.filter(({ unfinished }) => !unfinished);
}
