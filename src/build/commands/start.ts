import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { runCommand } from '../../commandLine/commandLine';
import { serve } from './serve';

/** `npm start`: builds and serves the site, with the local backend unless SUPABASE_URL names another. */
async function start(): Promise<void> {
  console.log('Building the site; the first build takes some minutes.');
  const { GATSBY_TELEMETRY_DISABLED = '1', SUPABASE_URL } = process.env;
  buildSite('.', { GATSBY_TELEMETRY_DISABLED, SUPABASE_URL: SUPABASE_URL || localBackend, BUILD_FOR: 'start' });
  await serve();
}

/** Builds the site as `npm run build` does, with these settings. Throws an Error where it was not built. */
export function buildSite(root: string, settings: Readonly<Record<string, string | undefined>>): void {
  const words = ['--disable-warning=DEP0040', path.join(root, 'node_modules/gatsby/cli.js'), 'build', '--no-color'];
  const env = { ...process.env, ...settings };
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The site was not built; see above.');
}

if (require.main === module) runCommand(start);
