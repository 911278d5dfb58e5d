/**
 * The settings of the second build that the browser tests need, in two languages: with a backend and a booking calendar.
 * `serve.ts` runs both: the local backend, at its own address as a hosted project has, and a fake calendar.
 * `npm run build:both` makes the build; the addresses are compiled into it.
 */
export const configuredFolder = '.local/configured';
export const configuredLanguages = ['en', 'de'];
export const backendOrigin = 'http://127.0.0.1:9555';
export const backendFolder = '.local/browser-backend';
export const schedulerOrigin = 'http://127.0.0.1:9556';
export const analyticsOrigin = 'https://stats.example';
export const configuredSettings = {
  LOCALES: configuredLanguages.join(','),
  SUPABASE_URL: backendOrigin,
  SUPABASE_ANON_KEY: 'test-key',
  SCHEDULER_URL: `${schedulerOrigin}/demo`,
  ANALYTICS_SCRIPT: `${analyticsOrigin}/js/script.js`,
  ANALYTICS_SITE: 'camre.example',
  TURNSTILE_SITE_KEY: 'test-site-key',
} as const;
