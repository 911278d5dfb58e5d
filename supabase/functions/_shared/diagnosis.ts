import { networkOf } from './fingerprint.ts';
import type { HandlerParts } from './handler.ts';

/** Headers in which platforms name the visitor's address. */
const addressHeaders = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'fly-client-ip', 'true-client-ip'];

/** Returns what `npm run leads -- doctor` shows of the running function; sends a test mail where `?mail` asks for it. */
export async function diagnosis(
  request: Request,
  { settings, store, sendTest, region }: HandlerParts,
): Promise<unknown> {
  const began = performance.now();
  const [database] = await store.query<{ encrypted: boolean | null; clock: Date }>(
    'select (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as encrypted, clock_timestamp() as clock',
  );
  const roundTrip = Math.round(performance.now() - began);
  const headers = [...new Set([settings.addressHeader, ...addressHeaders])];
  return {
    clock: new Date().toISOString(),
    region: region ?? null,
    database: { ...database, roundTrip },
    settings: {
      mail: settings.mail.provider.kind,
      channels: settings.channels,
      limits: settings.limits,
      origins: settings.origins,
      challenge: settings.challenge.secret !== undefined,
      dailyDigest: settings.dailyDigest,
    },
    // Of this request, whose sender has the secret; neither stored nor logged.
    address: { header: settings.addressHeader, network: networkOf(request.headers.get(settings.addressHeader)) },
    headers: Object.fromEntries(headers.map((name) => [name, request.headers.get(name)])),
    test: new URL(request.url).searchParams.has('mail') ? await sendTest() : null,
  };
}
