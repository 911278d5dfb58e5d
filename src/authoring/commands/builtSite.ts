import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { programPath } from '../../commandLine/programs';
import { startServer } from '../../build/commands/serve';

/** Runs work with a browser and the address of a project’s last build, which is served meanwhile. */
export async function withBuiltSite(
  root: string,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  await using server = await startServer({ dir: path.join(root, 'public'), port: 0 });
  const args = ['--no-sandbox', '--disable-gpu'];
  await using browser = await chromium.launch({ executablePath: await programPath('chromium'), args });
  await work(browser, server.url);
}
