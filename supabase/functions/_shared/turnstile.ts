import { challengeField } from './formFields.ts';

/** Asks Cloudflare whether a visitor passed the challenge of the form. Undefined where it could not be asked. */
export type ChallengeCheck = (fields: Readonly<Record<string, unknown>>) => Promise<boolean | undefined>;

/** Returns a check against Turnstile's `siteverify`; without a secret there is no challenge. */
export function challengeCheck(secret: string | undefined, verifyUrl: string): ChallengeCheck {
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
      // A request must not be held because of a fault between us and the service.
      return undefined;
    }
  };
}
