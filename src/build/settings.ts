import { settingProblems, trimmed, type SettingValues } from '../../supabase/functions/_shared/settingProblems';
import { settingsOf, settingTable } from '../../supabase/functions/_shared/settingTable';

/** The settings of a deployment by their names, with a safe default for each that is not set, and what is made of several. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads the settings. Throws a sentence for each that is unusable, contradicts another or would publish a secret. */
export function readSettings(given: NodeJS.ProcessEnv = process.env) {
  const environment = trimmed(given);
  const problems = settingProblems('build', environment);
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join('\n'));
  const read = settingTable.build.parse(environment);
  const isPreview = environment.CONTEXT === 'deploy-preview';
  return {
    ...read,
    /** A build that colleagues look at: it has drafts. */
    isPreview,
    /** Whether this is the site itself; search engines are kept from everything else. */
    isProduction: isProduction(environment),
    siteUrl: isPreview && environment.DEPLOY_PRIME_URL ? new URL(environment.DEPLOY_PRIME_URL).origin : read.SITE_URL,
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

/** Returns the texts of the privacy policy about services that this deployment does not use: its pages lack them. */
export function unusedPolicyTexts({ ANALYTICS_SCRIPT, TURNSTILE_SITE_KEY }: Settings): string[] {
  return [
    ANALYTICS_SCRIPT ? 'cookies.noAnalytics' : 'cookies.analytics',
    ...(TURNSTILE_SITE_KEY ? [] : ['cookies.challenge']),
  ];
}

/** Passes the settings to the browser's code, as GATSBY_ and their names: Gatsby compiles them in, unset ones empty. */
export function exposeSettings(settings: Settings): void {
  const values: Readonly<Record<string, unknown>> = settings;
  Object.assign(process.env, {
    ...Object.fromEntries(settingsOf('build').map(({ name }) => [`GATSBY_${name}`, values[name] ?? ''])),
    GATSBY_SITE_URL: settings.siteUrl,
    GATSBY_PREVIEW: String(settings.isPreview),
    GATSBY_UNLISTED: String(!settings.isProduction),
    GATSBY_BUILD_DATE: new Date().toISOString().slice(0, 10),
  });
}
