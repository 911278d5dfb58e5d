/**
 * What the second export of the browser tests is built with (`src/commands/verify.ts` passes it on to the build): a
 * backend and a booking calendar, which `serveConfigured.ts` runs: the local backend, at an address of its own as a
 * hosted project has, and a stand-in for the calendar. The addresses are compiled into the export.
 */
export const configuredFolder = '.local/configured';
export const backendOrigin = 'http://127.0.0.1:9555';
export const backendFolder = '.local/browser-backend';
export const schedulerOrigin = 'http://127.0.0.1:9556';
export const configuredSettings = {
  SUPABASE_URL: backendOrigin,
  SUPABASE_ANON_KEY: 'test-key',
  SCHEDULER_URL: `${schedulerOrigin}/demo`,
  SCHEDULER_SCRIPT: `${schedulerOrigin}/widget.js`,
} as const;
