import { analyticsIn } from '../../supabase/functions/_shared/settingChecks';
import { missingSetting, settingProblems, trimmed } from '../../supabase/functions/_shared/settingProblems';
import { settingsOf, type SettingValues } from '../../supabase/functions/_shared/settingTable';
import { brand, schedulerScript } from '../site/brand';
import { ownerFacts } from '../site/ownerFacts';

/** The settings of a deployment, with a safe default for each that is not set. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Where contact requests go: a Supabase project, or the local backend that runs alongside the site. */
type Backend =
  { readonly kind: 'project'; readonly url: string; readonly anonKey: string } | { readonly kind: 'local' };

/** The value of SUPABASE_URL that means the backend of `npm start` and `npm run dev`. */
export const localBackend = 'local';

/**
 * Reads the settings from the environment. Throws one sentence for each that cannot be used, contradicts another one, or is a
 * secret that the build would publish.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env) {
  const environment = trimmed(given);
  const problems = settingProblems('build', environment).filter(({ stops }) => stops === 'always');
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join('\n'));
  const isPreview = environment.CONTEXT === 'deploy-preview';
  const previewUrl = isPreview ? origin('DEPLOY_PRIME_URL', environment.DEPLOY_PRIME_URL) : undefined;
  return {
    /** A build that colleagues look at: it has drafts. */
    isPreview,
    /** Whether this is the site itself; search engines are kept from everything else. */
    isProduction: isProduction(environment),
    siteUrl: previewUrl ?? origin('SITE_URL', environment.SITE_URL) ?? 'https://camre.example',
    backend: backend(environment),
    schedulerUrl: address('SCHEDULER_URL', environment.SCHEDULER_URL)?.href,
    flagsUrl: folder('FLAGS_URL', environment.FLAGS_URL) ?? '/flags',
    /** The region of the Supabase project's database, where its functions are to run. */
    region: environment.SUPABASE_REGION,
    analytics: environment.ANALYTICS ? analyticsIn(environment.ANALYTICS) : undefined,
    /** The public key of Cloudflare Turnstile; without it the form has no challenge. */
    turnstileSiteKey: environment.TURNSTILE_SITE_KEY,
    /** Strict-Transport-Security. It binds hosts below this one only where the owner says so. */
    hsts: environment.HSTS ?? 'max-age=63072000',
    /** Whether .br and .gz files are written: these hosts compress by themselves, and one of them limits files. */
    precompress: !(environment.NETLIFY || environment.CF_PAGES || environment.PRECOMPRESS === 'false'),
  };
}

/**
 * Returns whether a build is the site itself and not that of a branch or a pull request. `CONTEXT`, Netlify's variable, decides
 * wherever it is set; else the host's own. A build that no host makes is one.
 */
export function isProduction(environment: SettingValues): boolean {
  const { CONTEXT, CF_PAGES_BRANCH, WORKERS_CI_BRANCH, VERCEL_ENV, IS_PULL_REQUEST, AWS_BRANCH } = trimmed(environment);
  if (CONTEXT) return CONTEXT === 'production';
  if (VERCEL_ENV) return VERCEL_ENV === 'production';
  if (IS_PULL_REQUEST === 'true') return false;
  const branch = CF_PAGES_BRANCH || WORKERS_CI_BRANCH || AWS_BRANCH;
  return !branch || branch === 'main';
}

/** Returns the sites whose scripts the Content-Security-Policy allows. */
export function allowedScriptOrigins(settings: Settings): string[] {
  const { schedulerUrl, analytics, turnstileSiteKey } = settings;
  return [
    ...(schedulerUrl ? [new URL(schedulerScript).origin] : []),
    ...(analytics ? [new URL(analytics.script).origin] : []),
    ...(turnstileSiteKey ? [turnstileOrigin] : []),
  ];
}

/** The origin of the script and the frame of Cloudflare’s challenge. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';

/**
 * Returns the texts of the privacy policy about services that this deployment does not use: its pages are made without
 * them.
 */
export function unusedPolicyTexts({ analytics, turnstileSiteKey }: Settings): string[] {
  return [analytics ? 'cookies.noAnalytics' : 'cookies.analytics', ...(turnstileSiteKey ? [] : ['cookies.challenge'])];
}

/**
 * Returns one sentence for each setting of the build that is not set or not fit for visitors, and for the brand and the
 * owner's facts that are not set.
 */
export function missingSettings(given: NodeJS.ProcessEnv = process.env): string[] {
  const environment = trimmed(given);
  const isLocal = environment.SUPABASE_URL === localBackend;
  const optional = ['FLAGS_URL', 'ANALYTICS', 'TURNSTILE_SITE_KEY', 'SUPABASE_REGION', 'HSTS', 'PRECOMPRESS'];
  const missing = settingsOf('build')
    .filter((name) => !environment[name] && !optional.includes(name))
    .filter((name) => !(name === 'SUPABASE_ANON_KEY' && isLocal))
    .map(missingSetting);
  return [...missing, ...unsetBrand(), ...unsetFacts()];
}

/** Returns a sentence about the entries of the brand that are not set, which pages, policy and data leave out. */
export function unsetBrand(): string[] {
  const unset = Object.entries(brand).flatMap(([key, value]) => (value ? [] : [key]));
  return unset.length > 0
    ? [`src/site/brand.ts has no ${unset.join(', ')}: pages leave them out. The law may ask for them.`]
    : [];
}

/** Returns a sentence about the owner's facts that are not set. */
export function unsetFacts(): string[] {
  const unset = Object.entries(ownerFacts).flatMap(([fact, value]) => (value === undefined ? [fact] : []));
  return unset.length > 0
    ? [`src/site/ownerFacts.ts has no ${unset.join(', ')}: visitors can ask about these facts.`]
    : [];
}

/** Passes the settings to the browser's code: Gatsby compiles variables that begin with GATSBY_ into it. */
export function exposeSettings(settings: Settings): void {
  const { backend, analytics } = settings;
  const project = backend?.kind === 'project' ? backend : undefined;
  Object.assign(process.env, {
    GATSBY_SITE_URL: settings.siteUrl,
    GATSBY_PREVIEW: String(settings.isPreview),
    GATSBY_UNLISTED: String(!settings.isProduction),
    GATSBY_BACKEND: backend?.kind ?? '',
    GATSBY_SUPABASE_URL: project?.url ?? '',
    GATSBY_SUPABASE_ANON_KEY: project?.anonKey ?? '',
    GATSBY_SCHEDULER_URL: settings.schedulerUrl ?? '',
    GATSBY_FLAGS_URL: settings.flagsUrl,
    GATSBY_SUPABASE_REGION: settings.region ?? '',
    GATSBY_ANALYTICS_SERVICE: analytics?.service ?? '',
    GATSBY_ANALYTICS_SCRIPT: analytics?.script ?? '',
    GATSBY_ANALYTICS_SITE: analytics?.site ?? '',
    GATSBY_TURNSTILE_SITE_KEY: settings.turnstileSiteKey ?? '',
    GATSBY_BUILD_DATE: new Date().toISOString().slice(0, 10),
  });
}

/** Returns the backend. A project has an address and a key; where one is missing, there is none (`missingSettings`). */
function backend({ SUPABASE_URL, SUPABASE_ANON_KEY }: SettingValues): Backend | undefined {
  if (SUPABASE_URL === localBackend) return { kind: 'local' };
  const url = origin('SUPABASE_URL', SUPABASE_URL);
  return url && SUPABASE_ANON_KEY ? { kind: 'project', url, anonKey: SUPABASE_ANON_KEY } : undefined;
}

/** Returns a folder of this site, such as `/flags`, or of another one, without the slash at its end. */
function folder(variable: string, value = ''): string | undefined {
  const isPath = /^\/(?!\/)/.test(value);
  return (isPath ? value : address(variable, value)?.href)?.replace(/\/$/, '');
}

function origin(variable: string, value: string | undefined): string | undefined {
  return address(variable, value)?.origin;
}

function address(variable: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value);
  throw new Error(`${variable} is “${value}”; expected an address such as https://www.example.org`);
}
