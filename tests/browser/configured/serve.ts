import { rmSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../../supabase/local/startBackend';
import { startServer } from '../../../src/build/commands/serve';
import { fakeScheduler } from './fakeScheduler';
import { backendFolder, backendOrigin, configuredFolder, schedulerOrigin } from './settings';

/** Serves the site that was built with a backend and a calendar, and runs both. Playwright starts and ends it. */
async function serveConfigured(): Promise<void> {
  const port = Number(process.env.PORT);
  fakeScheduler().listen(Number(new URL(schedulerOrigin).port), '127.0.0.1');
  rmSync(backendFolder, { recursive: true, force: true });
  await startBackend({
    folder: backendFolder,
    port: Number(new URL(backendOrigin).port),
    origins: [`http://127.0.0.1:${port}`],
    // With two browsers running, a commit can be slow.
    settings: { DATABASE_TIMEOUT_MS: '10000' },
  });
  // Last: Playwright begins when the site answers.
  await startServer({ dir: path.resolve(configuredFolder), port });
}

serveConfigured().catch((error: unknown) => {
  console.error(
    error instanceof Error ? error.message : error,
    `\n${configuredFolder} is made by “npm run build:both”.`,
  );
  process.exit(1);
});
