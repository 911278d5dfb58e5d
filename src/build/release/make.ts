import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../commandLine/commandLine';
import { gitText } from '../../content/files/git';
import { buildSite } from '../commands/start';
import { isStopped } from './check';
import { readReleaseSettings } from './settingFindings';

/**
 * `npm run release -- make`: a release is a folder of its own, named after its time and commit, so that the one before stays whole
 * until the server is switched to this one (`_host/switch.sh`).
 */
export async function make({ root, options }: Call): Promise<void> {
  const settings = readReleaseSettings(root, process.env, options);
  if (await isStopped(root, settings, !!options.offline)) throw new Error('No release was made.');
  buildSite(root, settings.build);
  const folder = path.resolve(root, typeof options.to === 'string' ? options.to : 'releases', releaseId(root));
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(path.join(root, 'public'), unfinished, { recursive: true });
  renameSync(unfinished, folder);
  // Its files become root's there: `-a` would give them to whoever has this user's number on the server.
  console.log(`\nThe release is ${folder}\nCopy it to the server, and switch to it there:
  rsync -rpt ${folder} root@<server>:/srv/camre/releases/ &&
  ssh root@<server> sh /srv/camre/releases/${path.basename(folder)}/_host/switch.sh`);
}

/** Returns the time and the commit, where there is one, and whether something was not committed: `20261127-171500-4faeb68a-changed`. */
function releaseId(root: string): string {
  const time = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const commit = gitText(root, ['describe', '--always', '--exclude=*', '--abbrev=8', '--dirty=-changed']);
  return [time, commit?.trim()].filter(Boolean).join('-');
}
