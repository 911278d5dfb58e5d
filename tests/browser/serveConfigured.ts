import type { Server } from 'node:http';
import path from 'node:path';
import { startServer } from '../../src/commands/serve';
import { fakeBackend } from './configured/fakeBackend';
import { fakeScheduler } from './configured/fakeScheduler';
import { backendOrigin, configuredFolder, schedulerOrigin } from './configured/settings';

/** Serves the export that was built with a backend and a calendar, and runs both of them; Playwright starts and ends it. */
async function serveConfigured(): Promise<void> {
  await listen(fakeBackend(), backendOrigin);
  await listen(fakeScheduler(), schedulerOrigin);
  // Last: Playwright begins when the site answers.
  await startServer({ dir: path.resolve(configuredFolder), port: Number(process.env.PORT) });
}

function listen(server: Server, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve);
  });
}

serveConfigured().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error, `\n${configuredFolder} is made by “npm test”.`);
  process.exit(1);
});
