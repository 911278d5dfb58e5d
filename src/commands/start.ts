import { spawnSync } from 'node:child_process';
import { localBackend } from '../build/settings';
import { runCommand } from './localBackend';
import { serve } from './serve';

/** `npm start`: builds the site and serves it; unless SUPABASE_URL says otherwise, for a backend of its own beside it. */
async function start(): Promise<void> {
  const env = { ...process.env, SUPABASE_URL: process.env.SUPABASE_URL || localBackend };
  const { status, error } = spawnSync('node_modules/.bin/gatsby', ['build'], { stdio: 'inherit', env });
  if (error) throw new Error(`Gatsby could not be started (${error.message}). Run "npm ci" first.`);
  if (status !== 0) throw new Error('The site could not be built; see above.');
  await serve();
}

runCommand(start);
