import { z } from 'zod';
import type { Finding } from '../functions/_shared/doctor';
import { networkCode } from '../functions/_shared/failure';
import { backendVersion } from '../functions/_shared/version';
import type { Call } from '../../src/commandLine/command';
import { queryDatabase, readAccess, type Access } from './database';
import { printableLine } from './printable';
import { expectNoMore } from './requests';

/** What the function found (functions/_shared/doctor.ts). */
const answerSchema = z.object({
  version: z.string(),
  findings: z.array(z.tuple([z.boolean().nullable(), z.string(), z.string().optional()])),
});

/** Prints what the running function finds wrong, and whether this shell reaches the requests; exit code 1 where something is. */
export async function doctor({ root, args, options }: Call): Promise<void> {
  expectNoMore(args);
  const access = readAccess(root);
  const reading = queryDatabase(root, 'select from public.lead_states limit 1').then(
    (): Finding => [true, 'the requests can be read as lead_manager'],
    (error: unknown): Finding => [false, error instanceof Error ? error.message : String(error)],
  );
  const findings = [await reading, ...(await functionFindings(access, !!options.mail))];
  for (const [isRight, about, toDo] of findings) {
    console.log(printableLine(`${isRight === null ? '–' : isRight ? '✓' : '✗'} ${about}`));
    if (isRight === false && toDo) console.log(printableLine(`    ${toDo}`));
  }
  if (findings.some(([isRight]) => isRight === false)) process.exitCode = 1;
}

async function functionFindings({ functionUrl, retrySecret }: Access, mail: boolean): Promise<Finding[]> {
  if (!functionUrl || !retrySecret)
    return [
      [
        false,
        'function not checked',
        'Set LEADS_FUNCTION_URL (https://<ref>.supabase.co/functions/v1/send-contact-email) and RETRY_SECRET in this shell.',
      ],
    ];
  const answer = await fetch(`${functionUrl}/doctor${mail ? '?mail' : ''}`, {
    method: 'POST',
    headers: {
      'X-Retry-Secret': retrySecret,
      // As the site's requests.
      ...(process.env.SUPABASE_REGION ? { 'x-region': process.env.SUPABASE_REGION } : {}),
    },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => networkCode(error));
  if (typeof answer === 'string')
    return [[false, `function: no answer (${answer})`, `Is LEADS_FUNCTION_URL right? It is ${functionUrl}`]];
  const text = await answer.text();
  if (!answer.ok)
    return [
      [
        false,
        `function: answered ${answer.status}: ${text.slice(0, 200)}`,
        'Its log says what is missing; 401 means that RETRY_SECRET is another one there.',
      ],
    ];
  const read = answerSchema.safeParse(jsonOf(text));
  if (!read.success)
    return [
      [
        false,
        `function: its answer is not the doctor’s: ${text.slice(0, 80)}`,
        `Is LEADS_FUNCTION_URL right, and the function of this version deployed? It is ${functionUrl}`,
      ],
    ];
  const { version, findings } = read.data;
  return [
    [
      version === backendVersion,
      `function of version ${version}${version === backendVersion ? '' : `, and this is ${backendVersion}`}`,
      'supabase/README.md, “Deployment”, step 2',
    ],
    ...findings,
  ];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
