import type { ContactRequest } from './contact.ts';
import { honeypotField, timeToFillField } from './formFields.ts';

/** How much a request looks like spam. What is held is stored, shown to the owner and never thrown away. */
export interface SpamVerdict {
  readonly held: 'spam' | null;
  readonly spamScore: number;
  readonly spamSigns: readonly string[];
}

const threshold = 60;

/** Scores a request. `challengePassed` is undefined where no challenge is set up or its service could not be asked. */
export function spamVerdict(
  fields: Readonly<Record<string, unknown>>,
  { message }: ContactRequest,
  challengePassed: boolean | undefined,
): SpamVerdict {
  const found: [sign: string, score: number][] = [];
  const filled = fields[honeypotField];
  if (typeof filled === 'string' ? filled.trim() !== '' : filled !== undefined) found.push(['honeypot', 100]);
  const seconds = fields[timeToFillField];
  // Not enough to hold a request: a visitor whose browser fills in the fields only has to press the button.
  if (typeof seconds === 'number' && seconds >= 0 && seconds < 3) found.push(['sent within 3 seconds', 30]);
  const links = message.match(/https?:\/\/|<a\s|\[url/gi)?.length ?? 0;
  if (links >= 3) found.push([`${links} links`, 40]);
  if (challengePassed === false) found.push(['challenge not passed', 60]);
  const score = found.reduce((sum, [, points]) => sum + points, 0);
  return {
    held: score >= threshold ? 'spam' : null,
    spamScore: score,
    spamSigns: found.map(([sign]) => sign),
  };
}
