import { readProject } from '../readProject';
import type { Call } from '../../commandLine/commandLine';
import { isProduction } from '../settings';
import { backendFindings } from './backendFindings';
import { contentFindings } from './contentFindings';
import type { Finding } from './finding';
import { readReleaseSettings, settingFindings, type ReleaseSettings } from './settingFindings';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../content/files/jsonFile';
import { formatProblem } from '../../content/problem';

/** Exit code 1 where something stops the release; a build that is not the site itself is only stopped by what is wrong. */
export async function check({ root, options }: Call): Promise<void> {
  if (await isStopped(root, settingsNamed(root, options), !!options.offline)) process.exitCode = 1;
}

/** Returns the settings of this environment and of the files that a command names. */
export function settingsNamed(root: string, options: Call['options']): ReleaseSettings {
  const textOf = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined);
  const files = { build: textOf(options.settings), fn: textOf(options['function-settings']) };
  return readReleaseSettings(root, process.env, files);
}

/** Prints the findings. Returns whether one of them stops the release. */
export async function isStopped(root: string, settings: ReleaseSettings, offline: boolean): Promise<boolean> {
  const production = isProduction(settings.build);
  const findings: Finding[] = [
    ...settingFindings(settings),
    ...contentFindings(await readProject(root)),
    ...(offline || !production ? [] : await backendFindings(root, settings.build)),
  ];
  const made = readDecisions(root);
  const decided = findings.filter((finding) => decidedAs(finding, made));
  const open = findings.filter((finding) => !decided.includes(finding));
  const used = new Set(decided.map((finding) => decidedAs(finding, made)));
  const of = (kind: Finding['kind']) => open.filter((finding) => finding.kind === kind);

  print('Wrong: cannot work, or would be dangerous', of('wrong'), '✗');
  print(`Not true or not confirmed: put it right, or decide in ${decisionsFile}`, of('false'), '?');
  print('Missing: the site does without it', of('missing'), '–');
  print('Decided by the owner', decided, '✓');
  for (const id of Object.keys(made).filter((name) => !used.has(name)))
    console.log(`${decisionsFile}: nothing is left to decide about “${id}”; remove it.`);
  const stops = of('wrong').length + (production ? of('false').length : 0);
  if (!production)
    console.log('\nThis is not the site itself (CONTEXT, or the host’s branch): only what is wrong stops it.');
  console.log(stops > 0 ? `\n${stops} stop this release.` : '\nNothing stops this release.');
  return stops > 0;
}

function print(title: string, findings: readonly Finding[], mark: string): void {
  if (findings.length === 0) return;
  console.log(`\n${title}`);
  for (const { id, kind, sentence } of findings)
    console.log(`${mark} ${kind === 'false' ? `[${id}] ` : ''}${sentence}`);
}

/** Where the owner's decisions are kept: what a release may publish although the check calls it false. */
const decisionsFile = 'src/site/ownerDecisions.json';

const decisions = z.record(
  z.string(),
  z.strictObject({
    decision: z.string().trim().min(10, 'a sentence'),
    by: z.string().trim().min(1, 'a name'),
    on: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day such as 2026-11-27'),
  }),
);

type Decisions = z.infer<typeof decisions>;

/** Reads the owner's decisions. Throws a sentence for a file that is not as it should be. */
export function readDecisions(root: string): Decisions {
  if (!existsSync(path.join(root, decisionsFile))) return {};
  const { value, problems } = readJsonFile(root, decisionsFile, decisions);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(formatProblem).join('\n'));
  return value ?? {};
}

/** Returns the id under which the owner decided about a finding: its own, or one that covers it (`badges` of `badges.gdpr`). */
export function decidedAs({ id, kind }: Finding, made: Decisions): string | undefined {
  if (kind !== 'false') return undefined;
  return Object.keys(made).find((decided) => id === decided || id.startsWith(`${decided}.`));
}
