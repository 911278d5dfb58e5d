import { localBackend } from '../../supabase/functions/_shared/settingSchemas';
import { settingProblems, trimmed, type SettingValues } from '../../supabase/functions/_shared/settingProblems';
import { settingTable } from '../../supabase/functions/_shared/settingTable';

/** The settings of a deployment by their names, with a safe default for each that is not set, and what is made of several. */
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
    ...read,
    /** A build that colleagues look at: it has drafts. */
    isPreview,
    /** Whether this is the site itself; search engines are kept from everything else. */
    isProduction: isProduction(environment),
    siteUrl: isPreview && environment.DEPLOY_PRIME_URL ? new URL(environment.DEPLOY_PRIME_URL).origin : read.SITE_URL,
    /** Where contact requests go: a Supabase project, or the local backend that runs alongside the site. */
    backend: url === localBackend ? ({ kind: 'local' } as const) : project,
    /** The service that counts visits without cookies, and the site's name there. */
    analytics: script && site ? { script, site } : undefined,
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
export function unusedPolicyTexts({ analytics, TURNSTILE_SITE_KEY }: Settings): string[] {
  return [
    analytics ? 'cookies.noAnalytics' : 'cookies.analytics',
    ...(TURNSTILE_SITE_KEY ? [] : ['cookies.challenge']),
  ];
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
    GATSBY_SCHEDULER_URL: settings.SCHEDULER_URL ?? '',
    GATSBY_FLAGS_URL: settings.FLAGS_URL,
    GATSBY_SUPABASE_REGION: settings.SUPABASE_REGION ?? '',
    GATSBY_ANALYTICS_SCRIPT: analytics?.script ?? '',
    GATSBY_ANALYTICS_SITE: analytics?.site ?? '',
    GATSBY_TURNSTILE_SITE_KEY: settings.TURNSTILE_SITE_KEY ?? '',
    GATSBY_BUILD_DATE: new Date().toISOString().slice(0, 10),
  });
}
