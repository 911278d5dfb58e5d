import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { watch } from 'chokidar';
import type { CreatePagesArgs } from 'gatsby';
import { pageContextOf } from '../../../build/pages';
import { isUnreadable, loadSite, resetSite } from '../../../build/site';
import { writeIndexes } from '../../../build/writeIndexes';
import { messageOf } from '../../../commandLine/commandLine';
import { sortProblems, type Problem } from '../../../content/problem';
import { editingPaths } from '../../texts/editing';
import { checkAll } from './checkAll';
import { editingEndpoints } from './editor';
import { guardEndpoints, refuseForeign, type Handler } from './guard';

/** What is used of the live server (Express, which brings no types with Gatsby). */
interface App {
  use(handler: Handler): void;
  get(path: string, answer: (request: IncomingMessage, response: ServerResponse) => void): void;
}

/** Watches content/ and locales/, and tells every open page what was saved and what is wrong; adds the editor's endpoints. */
export function serveLive(root: string, app: App): void {
  const send = serveEvents(app);
  let problems: readonly Problem[] = [];
  const sendProblems = (next: readonly Problem[]) => {
    problems = next;
    send(`data: ${JSON.stringify(sortProblems(next))}`);
  };
  // Warnings are shown for what is being worked on.
  const edited = new Set<string>();
  const update = async () => {
    resetSite();
    const site = await loadSite(root);
    send('event: saved\ndata:');
    writeIndexes(root, site);
    const ofChecks = problems.filter((problem) => !isUnreadable(problem));
    sendProblems([...site.project.problems.filter(isUnreadable), ...ofChecks]);
  };
  let checking = new AbortController();
  const check = async ({ signal }: AbortController) => {
    const found = await checkAll(root, signal);
    if (!signal.aborted) sendProblems(found.filter(({ severity, file }) => severity === 'error' || edited.has(file)));
  };
  // Editors write a file in more than one step; the check of everything waits until nothing has been saved for a while.
  let updated = Promise.resolve();
  const updateTimer = setTimeout(() => (updated = updated.then(update).catch(reportUnread)), 40);
  const checkTimer = setTimeout(() => {
    const current = checking;
    check(current).catch((thrown: unknown) => current.signal.aborted || reportUnread(thrown));
  }, 2_000);
  watch([path.join(root, 'content'), path.join(root, 'locales')], { ignoreInitial: true, ignored: /\.saving$/ })
    .on('all', (_, file) => {
      edited.add(path.relative(root, file).split(path.sep).join('/'));
      checking.abort();
      checking = new AbortController();
      updateTimer.refresh();
      checkTimer.refresh();
    })
    .on('error', reportUnread);
  const pageContext = (query: URLSearchParams) =>
    pageContextOf(root, query.get('route') ?? '', query.get('language') ?? '');
  app.use(
    guardEndpoints([
      ...editingEndpoints(root),
      { method: 'GET', path: editingPaths.pageContext, answer: pageContext, isOpen: true },
    ]),
  );
}

/** Keeps a connection to every open page; returns a function that sends an event, of which a page that comes gets the last of each. */
function serveEvents(app: App): (lines: string) => void {
  const open = new Set<ServerResponse>();
  let problems = 'data: []';
  app.get(editingPaths.events, (request, response) => {
    // Express answers with its status.
    refuseForeign(request);
    // Gatsby would compress the answer, which delays it.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    open.add(response);
    request.on('close', () => open.delete(response));
    // A page whose connection broke may have missed a save.
    response.write(`event: saved\ndata:\n\n${problems}\n\n`);
  });
  return (lines) => {
    if (lines.startsWith('data: ')) problems = lines;
    for (const response of open) response.write(`${lines}\n\n`);
  };
}

/** Creates the list of what is to be translated, which a build does not have. */
export async function createWorkPage(root: string, { actions }: CreatePagesArgs): Promise<void> {
  const { published } = await loadSite(root);
  const component = path.resolve('src/authoring/editor/work/WorkPage.tsx');
  actions.createPage({ path: '/_work', component, context: { languages: published } });
}

/** Files can disappear while they are read; the change that says so reads all of them again. */
function reportUnread(thrown: unknown): void {
  console.error(`content/ and locales/ could not be read: ${messageOf(thrown)}`);
}
