import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { runCommand } from '../../commandLine/runCommand';
import { serve } from './serve';

/** `npm start`: builds and serves the site, with the local backend unless SUPABASE_URL names another. */
async function start(): Promise<void> {
  console.log('Building the site; the first build takes some minutes.');
  const build = spawn('node_modules/.bin/gatsby', ['build', '--no-color'], {
    stdio: 'inherit',
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      ...process.env,
      SUPABASE_URL: process.env.SUPABASE_URL || localBackend,
      BUILD_FOR: 'start',
    },
  });
  await once(build, 'exit').catch(({ message }: Error) => {
    throw new Error(`Gatsby did not start (${message}). Run “npm ci” first.`);
  });
  if (build.exitCode !== 0) throw new Error('The site was not built; see above.');
  await serve();
}

runCommand(start);
