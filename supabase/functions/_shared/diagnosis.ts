import { networkOf } from './fingerprint.ts';
import type { HandlerParts } from './handler.ts';

/** Headers in which platforms name the visitor's address. */
const addressHeaders = ['cf-connecting-ip', 'x-real-ip', 'x-forwarded-for', 'fly-client-ip', 'true-client-ip'];

/** Returns what `npm run leads -- doctor` shows of the running function; sends a test mail where `?mail` asks for it. */
export async function diagnosis(
  request: Request,
  { settings, store, sendTest, platform }: HandlerParts,
): Promise<unknown> {
  const began = performance.now();
  const database = await store.query<{ encrypted: boolean | null; now: Date }>(
    'select (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as encrypted, clock_timestamp() as now',
  );
  const roundTrip = Math.round(performance.now() - began);
  const seen = [...new Set([settings.addressHeader, ...addressHeaders])];
  return {
    clock: new Date().toISOString(),
    region: platform('SB_REGION') ?? null,
    database: { encrypted: database[0]?.encrypted ?? null, roundTrip, clock: database[0]?.now ?? null },
    settings: {
      mail: settings.mail.provider.kind,
      channels: settings.channels,
      limits: settings.limits,
      origins: settings.origins,
      challenge: settings.challenge.secret !== undefined,
      dailyDigest: settings.dailyDigest,
    },
    // Of the caller's own request, who has the secret; neither stored nor logged.
    address: { header: settings.addressHeader, network: networkOf(request.headers.get(settings.addressHeader)) },
    headers: Object.fromEntries(seen.map((name) => [name, request.headers.get(name)])),
    test: new URL(request.url).searchParams.has('mail') ? await sendTest() : null,
  };
}
