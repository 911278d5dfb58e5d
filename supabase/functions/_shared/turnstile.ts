import { challengeField } from './formFields.ts';
import type { FunctionSettings } from './settings.ts';

/** Returns whether a visitor passed the challenge of the form; undefined where there is none, or no answer about it. */
export type ChallengeCheck = (fields: Readonly<Record<string, unknown>>) => Promise<boolean | undefined>;

/** Returns a check against Cloudflare Turnstile's `siteverify`; without a secret there is no challenge. */
export function challengeCheck({ secret, verifyUrl }: FunctionSettings['challenge']): ChallengeCheck {
  return async (fields) => {
    if (!secret) return undefined;
    const token = fields[challengeField];
    if (typeof token !== 'string' || token === '' || token.length > 2048) return false;
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(3_000),
      });
      const result: unknown = await answer.json();
      return typeof result === 'object' && result !== null && 'success' in result ? result.success === true : undefined;
    } catch {
      // A request must not be held because the service failed.
      return undefined;
    }
  };
}
