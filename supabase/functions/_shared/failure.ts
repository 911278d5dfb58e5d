import { errorCode } from './log.ts';

/**
 * What failed: this delivery for now (`passing`) or for good (`permanent`), or the server as a whole (`channel`), which then
 * gets nothing for a while. Where it can be either, what the server does with other deliveries decides (finish_delivery): a
 * failure (`unclear`), an answer for now (`delayed`), a refusal (`refused`).
 */
type FailureKind = 'passing' | 'permanent' | 'channel' | 'unclear' | 'delayed' | 'refused';

/** Why something was not delivered: a code, because the message of a server can name people. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    /** How long the server wants to be left alone. */
    readonly pauseSeconds?: number,
  ) {
    super(`Not delivered: ${code}`);
  }
}

/** Posts to an HTTP server alone: a redirect, which would send key and request elsewhere, is a `DeliveryFailure` as a refusal is. */
export async function post(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, method: 'POST', redirect: 'manual' }).catch((error: unknown) => {
    const code = networkCode(error);
    throw new DeliveryFailure(unreached.includes(code) ? 'channel' : 'unclear', code);
  });
  const { ok, status, headers, body } = answer;
  if (ok) return answer;
  await body?.cancel().catch(() => undefined);
  throw new DeliveryFailure(httpKind(status), `http ${status}`, secondsOf(headers.get('retry-after')));
}

/** Codes of a server that was not reached, whatever it was to be sent. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'TLS'];

/** Returns what a status says (RFC 9110, section 15): most are about the address, the key or the service, or about one event. */
function httpKind(status: number): FailureKind {
  if ([400, 413, 415, 422].includes(status)) return 'permanent';
  if ([408, 409, 425].includes(status)) return 'passing';
  return status === 429 ? 'channel' : 'unclear';
}

/** Returns the seconds of a Retry-After header (RFC 9110, section 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(Math.min(seconds, 3_600)) : undefined;
}

/** What the system, Node and Deno say of a connection, and its code. */
const connectionErrors: readonly (readonly [words: RegExp, code?: string])[] = [
  [/\b(?:TimeoutError|AbortError)\b/, 'TimeoutError'],
  [/\b(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|UND_ERR\w+)\b/],
  [/connection refused/i, 'ECONNREFUSED'],
  [/reset|closed before|end of file|unexpected eof/i, 'ECONNRESET'],
  [/dns|lookup|resolve/i, 'ENOTFOUND'],
  [/certificate|tls|ssl/i, 'TLS'],
  [/\bhead|parse|invalid http|incomplete/i, 'invalid answer'],
];

/** Returns the code of a call that had no answer: what the system says of the connection, rather than `TypeError`. */
export function networkCode(error: unknown): string {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  const words = causes.map((cause) => (cause instanceof Error ? `${errorCode(cause)} ${cause.message}` : '')).join(' ');
  for (const [pattern, code] of connectionErrors) {
    const [found] = pattern.exec(words) ?? [];
    if (found) return code ?? found;
  }
  return errorCode(error);
}

/**
 * Returns the failure of an attempt over SMTP (RFC 5321, section 4.2; RFC 3463). Before the server was told of this mail's
 * recipient it is the server's. After that an answer may be about this mail, or about how much the server takes: its words do
 * not tell.
 */
export function smtpFailure(error: unknown, isBegun: boolean): DeliveryFailure {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  const command = error instanceof Error && 'command' in error ? error.command : undefined;
  const ownCode = errorCode(error);
  // Of its socket nodemailer says no more than that it failed.
  const otherCode = ownCode === 'ESOCKET' ? networkCode(error) : ownCode;
  const code = status ? `smtp ${status}` : otherCode;
  if (!isBegun || status === 421) return new DeliveryFailure('channel', code);
  // A sender that it does not take, or the size of this mail.
  if (command === 'MAIL FROM') return new DeliveryFailure('unclear', code);
  if (status) return new DeliveryFailure(status >= 500 ? 'refused' : 'delayed', code);
  return new DeliveryFailure(code === 'EENVELOPE' ? 'permanent' : 'passing', code);
}
