import { localBackend } from '../../supabase/functions/_shared/settingSchemas';
import { settingProblems, trimmed, type SettingValues } from '../../supabase/functions/_shared/settingProblems';
import { settingTable } from '../../supabase/functions/_shared/settingTable';

/** The settings of a deployment, with a safe default for each that is not set. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the settings from the environment. Throws one sentence for each that cannot be used, contradicts another one, or is a
 * secret that the build would publish.
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env) {
  const environment = trimmed(given);
  const problems = settingProblems('build', environment);
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join('\n'));
  const read = settingTable.build.parse(environment);
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, ANALYTICS_SCRIPT: script, ANALYTICS_SITE: site } = read;
  const project = url && anonKey ? ({ kind: 'project', url, anonKey } as const) : undefined;
  const isPreview = environment.CONTEXT === 'deploy-preview';
  return {
    /** A build that colleagues look at: it has drafts. */
    isPreview,
    /** Whether this is the site itself; search engines are kept from everything else. */
    isProduction: isProduction(environment),
    siteUrl: isPreview && environment.DEPLOY_PRIME_URL ? new URL(environment.DEPLOY_PRIME_URL).origin : read.SITE_URL,
    /** Where contact requests go: a Supabase project, or the local backend that runs alongside the site. */
    backend: url === localBackend ? ({ kind: 'local' } as const) : project,
    schedulerUrl: read.SCHEDULER_URL,
    flagsUrl: read.FLAGS_URL,
    /** The region of the Supabase project's database, where its functions are to run. */
    region: read.SUPABASE_REGION,
    /** The service that counts visits without cookies, and the site's name there. */
    analytics: script && site ? { script, site } : undefined,
    /** The public key of Cloudflare Turnstile; without it the form has no challenge. */
    turnstileSiteKey: read.TURNSTILE_SITE_KEY,
    /** Strict-Transport-Security. It binds hosts below this one only where the owner says so. */
    hsts: read.HSTS,
    /** `npm start` builds for this computer, which needs no small scripts and no social cards. */
    isRelease: environment.BUILD_FOR !== 'start',
  };
}

/**
 * Returns whether a build is the site itself and not that of a branch or a pull request. `CONTEXT`, Netlify's variable, decides
 * wherever it is set; else Cloudflare's. A build that no host makes is one.
 */
export function isProduction(environment: SettingValues): boolean {
  const { CONTEXT, CF_PAGES_BRANCH } = trimmed(environment);
  return CONTEXT ? CONTEXT === 'production' : (CF_PAGES_BRANCH ?? 'main') === 'main';
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
    GATSBY_ANALYTICS_SCRIPT: analytics?.script ?? '',
    GATSBY_ANALYTICS_SITE: analytics?.site ?? '',
    GATSBY_TURNSTILE_SITE_KEY: settings.turnstileSiteKey ?? '',
    GATSBY_BUILD_DATE: new Date().toISOString().slice(0, 10),
  });
}
