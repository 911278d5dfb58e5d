import { rmSync } from 'node:fs';
import { startDatabase } from '../../supabase/local/database';
import { takeFolder } from '../../supabase/local/folder';
import { temporaryFolder } from './testBackend';

/**
 * Makes the folder of a backend with a new, migrated database, before Jest runs the first test. Each test begins with a copy
 * of it (`startTestBackend`), as to make a database takes longer than most tests.
 */
export default async function makeDatabase(): Promise<void> {
  const folder = temporaryFolder();
  const taken = takeFolder(folder);
  const database = await startDatabase(taken);
  await database.stop();
  taken.release();
  process.env.BACKEND_TEMPLATE = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
