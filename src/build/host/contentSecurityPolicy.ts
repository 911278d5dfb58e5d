import { localBackend } from '../../../supabase/functions/_shared/settingSchemas';
import { schedulerScript } from '../../site/brand';
import { turnstileOrigin, type Settings } from '../settings';

/**
 * Returns the Content-Security-Policy of every response (CSP Level 3). `scriptHashes` are those of the inline scripts:
 * `sha256-…`.
 */
export function contentSecurityPolicy(settings: Settings, scriptHashes: readonly string[]): string {
  const { SUPABASE_URL, SCHEDULER_URL, FLAGS_URL, ANALYTICS_SCRIPT, TURNSTILE_SITE_KEY } = settings;
  const project = SUPABASE_URL && SUPABASE_URL !== localBackend ? [SUPABASE_URL] : [];
  const challenge = TURNSTILE_SITE_KEY ? [turnstileOrigin] : [];
  const counts = originsOf(ANALYTICS_SCRIPT);
  const calendar = originsOf(SCHEDULER_URL && schedulerScript);
  const frames = [...originsOf(SCHEDULER_URL), ...challenge];
  const directives: readonly (readonly [name: string, ...sources: string[]])[] = [
    // not 'none': Firefox applies default-src to <link rel="prefetch">, and pages are prefetched
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...calendar, ...counts, ...challenge],
    ['script-src-attr', "'none'"],
    // Emotion writes <style> elements that differ from page to page: too many for hashes, and no server makes a nonce
    ['style-src', "'self'", "'unsafe-inline'", ...calendar],
    ['img-src', "'self'", 'data:', ...(FLAGS_URL.startsWith('/') ? [] : originsOf(FLAGS_URL))],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...project, ...counts],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['form-action', "'self'", ...project],
    ['manifest-src', "'self'"],
    ['media-src', "'none'"],
    ['object-src', "'none'"],
    ['worker-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map(([name, ...sources]) => [name, ...new Set(sources)].join(' ')).join('; ');
}

function originsOf(address: string | undefined): string[] {
  return address === undefined ? [] : [new URL(address).origin];
}
