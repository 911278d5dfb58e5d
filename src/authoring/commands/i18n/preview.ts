import { readProject } from '../../../build/readProject';
import { runLiveServer } from '../../../build/commands/dev';
import { freePort, parsePort, waitForSignal } from '../../../build/commands/localBackend';
import type { Call } from '../../../commandLine/commandLine';
import { requireLanguage } from './languages';

/** Runs the live server with English and one language, until it is stopped; its exit code is the server's. */
export async function run({ root, args: [code], options: { port } }: Call): Promise<void> {
  const free = port === undefined ? await freePort(8000) : parsePort('--port', String(port));
  const project = await readProject(root, []);
  const language = requireLanguage(project, code);
  const address = `http://localhost:${free}/${language}`;
  console.log(
    `Soon at ${address}: press Edit in the bar at the bottom of the page. The work list is at http://localhost:${free}/_work#${language}\n`,
  );
  const settings = { LOCALES: `en,${language}`, GATSBY_TELEMETRY_DISABLED: '1' };
  await runLiveServer(root, free, [], settings, waitForSignal());
}
