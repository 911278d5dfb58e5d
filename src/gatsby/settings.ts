import { brand, placeholders, schedulerScript } from '../site/brand';
import { ownerFacts } from '../site/ownerFacts';

/** The settings of a deployment, with a safe default for each that is not set. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Where contact requests go: a Supabase project, or the local backend that runs alongside the site. */
type Backend =
  { readonly kind: 'project'; readonly url: string; readonly anonKey: string } | { readonly kind: 'local' };

/** The value of SUPABASE_URL that means the backend of `npm start` and `npm run dev`. */
export const localBackend = 'local';

const withoutBackend = 'the contact form answers with the failure message and the mail address';

/** The settings that a real deployment needs: the variable, what it is, and what happens without it. */
const expectedSettings = [
  ['SITE_URL', 'the address of the site', 'https://camre.example is used in canonical links'],
  ['SUPABASE_URL', 'the Supabase project', withoutBackend],
  ['SUPABASE_ANON_KEY', 'the public anonymous key of the Supabase project', withoutBackend],
  ['SCHEDULER_URL', 'the page of the booking calendar', 'the pages offer the contact form instead of a calendar'],
] as const;

/** Reads the settings from the environment. Throws a sentence for a value that cannot be used. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  // Netlify’s name of the build of a pull request, and the address that it gives to it.
  const isPreview = environment.CONTEXT === 'deploy-preview';
  const previewUrl = isPreview ? origin('DEPLOY_PRIME_URL', environment.DEPLOY_PRIME_URL) : undefined;
  return {
    /** A build that colleagues look at: it has drafts, and search engines are kept from it. */
    isPreview,
    siteUrl: previewUrl ?? origin('SITE_URL', environment.SITE_URL) ?? 'https://camre.example',
    backend: backend(environment),
    schedulerUrl: address('SCHEDULER_URL', environment.SCHEDULER_URL)?.href,
    flagsUrl: folder('FLAGS_URL', environment.FLAGS_URL) ?? '/flags',
    /** The region of the Supabase project's database, where its functions are to run. */
    region: regionOf(environment.SUPABASE_REGION),
    analytics: analyticsOf(environment.ANALYTICS),
    /** The public key of Cloudflare Turnstile; without it the form has no challenge. */
    turnstileSiteKey: environment.TURNSTILE_SITE_KEY || undefined,
  };
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
 * Returns one sentence for each setting a real deployment needs and this one lacks, the brand’s placeholders and the
 * owner’s facts that are not set.
 */
export function missingSettings(environment: NodeJS.ProcessEnv = process.env): string[] {
  const isLocal = environment.SUPABASE_URL === localBackend;
  const missing = expectedSettings
    .filter(([variable]) => !environment[variable] && !(variable === 'SUPABASE_ANON_KEY' && isLocal))
    .map(([variable, meaning, without]) => `${variable} (${meaning}) is not set: ${without}.`);
  if (isLocal)
    missing.push(
      'SUPABASE_URL is “local”: this build sends contact requests to the local backend that runs alongside it, and is not for deployment.',
    );
  const unchanged = placeholders.map((key) => `${key} “${brand[key]}”`).join(', ');
  if (unchanged) missing.push(`src/site/brand.ts still has placeholders: ${unchanged}.`);
  const empty = Object.entries(brand).flatMap(([key, value]) => (value.length === 0 ? [key] : []));
  if (empty.length > 0) missing.push(`src/site/brand.ts has no ${empty.join(', ')}.`);
  const unset = Object.entries(ownerFacts).flatMap(([fact, value]) => (value === undefined ? [fact] : []));
  if (unset.length > 0)
    missing.push(`src/site/ownerFacts.ts has no ${unset.join(', ')}: visitors can ask about these facts.`);
  return missing;
}

/** Passes the settings to the browser's code: Gatsby compiles variables that begin with GATSBY_ into it. */
export function exposeSettings(settings: Settings): void {
  const { backend, analytics } = settings;
  const project = backend?.kind === 'project' ? backend : undefined;
  Object.assign(process.env, {
    GATSBY_SITE_URL: settings.siteUrl,
    GATSBY_PREVIEW: String(settings.isPreview),
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
function backend({ SUPABASE_URL, SUPABASE_ANON_KEY }: NodeJS.ProcessEnv): Backend | undefined {
  if (SUPABASE_URL === localBackend) return { kind: 'local' };
  const url = origin('SUPABASE_URL', SUPABASE_URL);
  return url && SUPABASE_ANON_KEY ? { kind: 'project', url, anonKey: SUPABASE_ANON_KEY } : undefined;
}

function regionOf(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[a-z]{2}-[a-z]+-\d$/.test(value)) return value;
  throw new Error(`SUPABASE_REGION is “${value}”; expected the database’s region, such as eu-west-2`);
}

/**
 * Returns a service that counts visits without cookies: its script, the site's name there, and where counts are sent.
 * `plausible:<domain>`, `goatcounter:<code>`, or with an own server: `plausible:<domain>@https://…`, `goatcounter:https://…`.
 */
function analyticsOf(value: string | undefined) {
  if (!value) return undefined;
  const [, service, name = '', server] =
    /^(plausible|goatcounter):([a-z\d.-]+(?=@|$))?@?(https:\/\/[^\s/]+)?\/?$/i.exec(value) ?? [];
  if (service === 'plausible' && name) {
    const own = server ?? 'https://plausible.io';
    return { service: 'Plausible', script: `${own}/js/script.js`, site: name, endpoint: own };
  }
  if (service === 'goatcounter' && (name || server)) {
    const endpoint = server ?? `https://${name}.goatcounter.com`;
    const script = server ? `${server}/count.js` : 'https://gc.zgo.at/count.js';
    return { service: 'GoatCounter', script, site: `${endpoint}/count`, endpoint };
  }
  throw new Error(
    `ANALYTICS is “${value}”; expected plausible:<domain> or goatcounter:<code>, or with a server of your own plausible:<domain>@https://stats.example.org or goatcounter:https://stats.example.org`,
  );
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
