import path from 'node:path';
import { localisedPath } from '../routes';
import { hostPolicy } from './host/policy';
import { writeHostFiles } from './host/write';
import type { Settings } from './settings';

/** Writes the host's headers, rules and compressed files into the export, from the settings of this build. */
export async function writeHost(
  root: string,
  settings: Settings,
  languages: readonly string[],
  scriptHashes: readonly string[],
): Promise<void> {
  const { siteUrl, backend, schedulerUrl, schedulerScript, flagsUrl, scriptOrigins, analytics, turnstileSiteKey } =
    settings;
  const project = backend?.kind === 'project' ? [backend.url] : [];
  const policy = hostPolicy({
    siteUrl,
    languages: languages.map((code) => ({ code, prefix: prefixOf(code) })),
    scriptHashes: [...scriptHashes],
    localBackend: backend?.kind === 'local',
    scriptOrigins,
    connectOrigins: project,
    formActions: project,
    scheduler: schedulerUrl
      ? {
          script: [new URL(schedulerScript).origin],
          frame: [new URL(schedulerUrl).origin],
          style: [new URL(schedulerScript).origin],
        }
      : undefined,
    analytics,
    challenge: turnstileSiteKey ? 'https://challenges.cloudflare.com' : undefined,
    flagOrigins: flagsUrl.startsWith('/') ? [] : [new URL(flagsUrl).origin],
  });
  await writeHostFiles(path.join(root, 'public'), policy);
}

function prefixOf(code: string): '' | `/${string}` {
  const home = localisedPath('/', code);
  return home === '/' ? '' : `/${home.slice(1)}`;
}
