import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import type { CreatePagesArgs } from 'gatsby';
import { editingPaths } from '../../texts/editing';
import { sortProblems, type Problem } from '../../../content/problem';
import { checkAll } from './checkAll';
import { editingEndpoints } from './endpoints';
import { guardEndpoints, type Handler } from './guard';
import { componentFile } from '../../../build/screens';
import { redirectsIn } from '../../../build/host/redirects';
import { pageContextOf } from '../../../build/pages';
import { resetSite, loadSite } from '../../../build/site';
import { writeIndexes } from '../../../build/writeIndexes';
import { updateWorkingCopy } from '../../../build/workingCopy';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  use(handler: Handler): void;
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/**
 * Watches content/ and locales/: what was saved goes to the copy that Gatsby reads, if it can be read, and every open
 * page is told of it, and of what is wrong.
 */
export function serveLive(root: string, app: App): void {
  const events = serveEvents(app);
  let problemsOfCopy: readonly Problem[] = [];
  let problemsOfChecks: readonly Problem[] = [];
  const changed = new Set<string>();
  // Warnings are shown for what is being worked on.
  const edited = new Set<string>();
  const sendProblems = () => {
    const isReadable = ({ file }: Problem) => !problemsOfCopy.some((problem) => problem.file === file);
    events.sendProblems(sortProblems([...problemsOfCopy, ...problemsOfChecks.filter(isReadable)]));
  };
  const update = async () => {
    const copied = await updateWorkingCopy(root);
    if (copied.changed.length > 0) {
      resetSite();
      const site = await loadSite(root);
      events.sendSaved();
      writeIndexes(root, site);
    }
    problemsOfCopy = copied.problems;
    problemsOfChecks = problemsOfChecks.filter(({ file }) => !changed.has(file));
    changed.clear();
    sendProblems();
  };
  let checking = new AbortController();
  const check = async ({ signal }: AbortController) => {
    const problems = await checkAll(root, signal);
    if (signal.aborted) return;
    problemsOfChecks = problems.filter(({ severity, file }) => severity === 'error' || edited.has(file));
    sendProblems();
  };
  let updated = Promise.resolve();
  // Editors write a file in more than one step; the check of everything waits until nothing has been saved for a while.
  const updateTimer = setTimeout(() => (updated = updated.then(update).catch(reportUnread)), 40);
  const checkTimer = setTimeout(() => {
    const current = checking;
    check(current).catch((thrown: unknown) => current.signal.aborted || reportUnread(thrown));
  }, 2_000);
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true, ignored: /\.saving$/ })
    .on('all', (_, file) => {
      const name = path.relative(root, file).split(path.sep).join('/');
      changed.add(name);
      edited.add(name);
      checking.abort();
      checking = new AbortController();
      updateTimer.refresh();
      checkTimer.refresh();
    })
    .on('error', reportUnread);
  servePageContexts(root, app);
  app.use(guardEndpoints(editingEndpoints(root)));
  app.use(redirectMovedPages(root));
}

/** Answers every open page with server-sent events: `saved` after each save, and what is wrong where that has changed. */
function serveEvents(app: App) {
  const open = new Set<ServerResponse>();
  let problems = '[]';
  const write = (lines: string) => open.forEach((response) => response.write(`${lines}\n\n`));
  app.get(editingPaths.events, (request, response) => {
    // Gatsby would compress the answer, which delays it.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    open.add(response);
    request.on('close', () => open.delete(response));
    // A page whose connection broke may have missed a save.
    response.write(`event: saved\ndata:\n\ndata: ${problems}\n\n`);
  });
  return {
    sendSaved: () => write('event: saved\ndata:'),
    sendProblems(next: readonly Problem[]) {
      const text = JSON.stringify(next);
      if (text !== problems) write(`data: ${text}`);
      problems = text;
    },
  };
}

function servePageContexts(root: string, app: App): void {
  app.get(editingPaths.pageContext, (request, response) => {
    const send = (status: number, answer: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(answer));
    };
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    pageContextOf(root, searchParams.get('route') ?? '', searchParams.get('language') ?? '').then(
      (context) => send(200, context),
      (thrown: unknown) => send(404, { error: messageOf(thrown) }),
    );
  });
}

function redirectMovedPages(root: string): Handler {
  return (request, response, next) => {
    const redirect = async () => {
      const { project, codes } = await loadSite(root);
      const [address] = (request.url ?? '').split('?');
      const moved = redirectsIn(codes, project.datasets.redirects.value ?? []).find(({ from }) => from === address);
      if (moved) response.writeHead(301, { Location: moved.to }).end();
      else next();
    };
    redirect().catch(next);
  };
}

/** Creates the list of what is to be translated, which a build does not have. */
export async function createWorkPage(root: string, { actions }: CreatePagesArgs): Promise<void> {
  const { languages } = await loadSite(root);
  actions.createPage({
    path: '/_work',
    component: componentFile('src/authoring/editor/work/WorkPage.tsx'),
    context: { languages },
  });
}

/** Files can disappear while they are read; the change that says so reads all of them again. */
function reportUnread(thrown: unknown): void {
  console.error(`content/ and locales/ could not be read: ${messageOf(thrown)}`);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
