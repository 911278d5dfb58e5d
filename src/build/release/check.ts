import { readProject } from '../readProject';
import type { Call } from '../../commandLine/commandLine';
import { isProduction } from '../settings';
import { contentFindings } from './contentFindings';
import { notTrue, wrong, type Finding } from './finding';
import { readReleaseSettings, settingFindings, type ReleaseSettings } from './settingFindings';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../content/files/jsonFile';
import { formatProblem } from '../../content/problem';
import { lookup } from 'node:dns/promises';
import { networkCode } from '../../../supabase/functions/_shared/failure';
import type { SettingValues } from '../../../supabase/functions/_shared/settingProblems';
import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { backendVersion } from '../../../supabase/functions/_shared/version';
import { brand } from '../../site/brand';

/** Exit code 1 where something stops the release; a build that is not the site itself is only stopped by what is wrong. */
export async function check({ root, options }: Call): Promise<void> {
  if (await isStopped(root, readReleaseSettings(root, process.env, options), !!options.offline)) process.exitCode = 1;
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

const health = z.object({
  version: z.string().optional(),
  retentionMonths: z.number().optional(),
  problems: z.array(z.string()),
});

/** Asks the site's host name and the contact backend; returns what would not work for visitors. */
export async function backendFindings(root: string, build: SettingValues): Promise<Finding[]> {
  const { SITE_URL: siteUrl, SUPABASE_ANON_KEY: key } = build;
  const projectUrl = build.SUPABASE_URL === localBackend ? undefined : build.SUPABASE_URL;
  const found = await Promise.all([
    nameFindings(siteUrl),
    projectUrl ? askBackend(root, projectUrl) : [],
    projectUrl && key ? keyFindings(projectUrl, key) : [],
  ]);
  return found.flat();
}

/** A key that begins with sb_publishable_ does not say of which project it is; the project itself does. */
async function keyFindings(projectUrl: string, key: string): Promise<Finding[]> {
  const answer = await fetch(`${projectUrl}/auth/v1/settings`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const sentence = `SUPABASE_ANON_KEY: the project at ${projectUrl} does not know this key; expected its own (Supabase’s dashboard, Project Settings, API Keys).`;
  return answer?.status === 401 ? [wrong('settings.SUPABASE_ANON_KEY', sentence)] : [];
}

async function nameFindings(siteUrl: string | undefined): Promise<Finding[]> {
  if (!siteUrl || !URL.canParse(siteUrl)) return [];
  const { hostname } = new URL(siteUrl);
  const isKnown = await lookup(hostname).catch(() => undefined);
  const sentence = `SITE_URL: no name server knows ${hostname}; expected the site’s name as it is registered (decide, if its first release comes before its name).`;
  return isKnown ? [] : [notTrue('settings.SITE_URL', sentence)];
}

async function askBackend(root: string, projectUrl: string): Promise<Finding[]> {
  const address = `${projectUrl}/functions/v1/send-contact-email/health`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch((error: unknown) =>
    networkCode(error),
  );
  const stops = (sentence: string) => [wrong('backend', sentence)];
  if (typeof answer === 'string')
    return stops(
      `The contact backend does not answer (${answer}) at ${address}; is SUPABASE_URL right, and the project not paused?`,
    );
  const read = health.safeParse(await answer.json().catch(() => undefined));
  if (!read.success)
    return stops(
      `What answers ${answer.status} at ${address} is not the contact backend of this version; deploy it first (supabase/README.md, “Deployment”).`,
    );
  const { version = '0', retentionMonths, problems } = read.data;
  const promise = `The privacy policy promises ${brand.retentionContact} months of retention, and the contact function that runs deletes after ${retentionMonths}; expected the months of supabase/functions/_shared/retention.ts in both. Deploy the function.`;
  return [
    ...versionFindings(root, version).flatMap(stops),
    ...(String(retentionMonths ?? brand.retentionContact) === brand.retentionContact ? [] : stops(promise)),
    ...problems.map((problem) => notTrue('backend.health', `The contact backend: ${problem}`)),
  ];
}

/** Returns what to do about a function of another version. A newer one takes the forms of this one. */
function versionFindings(root: string, deployed: string): string[] {
  const [number = '', ownNumber = ''] = [deployed, backendVersion].map((version) => version.split('-')[0]);
  if (deployed === backendVersion || number > ownNumber) return [];
  const breaking = breakingMigrations(root).filter(({ version }) => version > number);
  const consequence =
    breaking.length > 0
      ? `it does not work with the new tables (${breaking.map(({ file, why }) => `${file}: ${why}`).join('; ')}), so that between the two commands visitors are asked to try again`
      : 'it works with the new tables, so that no request is refused between the two commands';
  return [
    `The contact function that runs is of version ${deployed === '0' ? 'unknown' : deployed}, and this is ${backendVersion}. Release the backend first (supabase/README.md, “Deployment”, step 2). Of the function that runs: ${consequence}.`,
  ];
}

/** Returns the migrations with which the function of the version before does not work: they say so in a comment. */
function breakingMigrations(root: string) {
  const folder = path.join(root, 'supabase/migrations');
  return readdirSync(folder).flatMap((file) => {
    const why = /^-- Breaks the function of the version before: (.+)$/m.exec(
      readFileSync(path.join(folder, file), 'utf8'),
    )?.[1];
    return why === undefined ? [] : [{ version: file.slice(0, 14), file, why }];
  });
}
