import { z } from 'zod';
import type { Finding } from '../functions/_shared/doctor';
import { networkCode } from '../functions/_shared/failure';
import { backendVersion } from '../functions/_shared/version';
import type { Call } from '../../src/commandLine/commandLine';
import { queryDatabase, readAccess, type Access } from './database';

/** What the function found (functions/_shared/doctor.ts). */
const answerSchema = z.object({
  version: z.string(),
  findings: z.array(z.tuple([z.boolean().nullable(), z.string(), z.string().optional()])),
});

/** Prints what the running function finds wrong, and whether this shell reaches the requests; exit code 1 where something is. */
export async function doctor({ options }: Call): Promise<void> {
  const access = readAccess();
  const reading = queryDatabase('select from public.lead_states limit 1').then(
    (): Finding => [true, 'the requests can be read as lead_manager'],
    (error: unknown): Finding => [false, error instanceof Error ? error.message : String(error)],
  );
  const findings = [await reading, ...(await functionFindings(access, !!options.mail))];
  for (const [isRight, about, toDo] of findings) {
    console.log(`${isRight === null ? '–' : isRight ? '✓' : '✗'} ${about}`);
    if (isRight === false && toDo) console.log(`    ${toDo}`);
  }
  if (findings.some(([isRight]) => isRight === false)) process.exitCode = 1;
}

async function functionFindings({ functionUrl, retrySecret }: Access, mail: boolean): Promise<Finding[]> {
  const wrong = (about: string, toDo: string): Finding[] => [[false, `function${about}`, toDo]];
  if (!functionUrl || !retrySecret)
    return wrong(
      ' not checked',
      'Set LEADS_FUNCTION_URL (https://<ref>.supabase.co/functions/v1/send-contact-email) and RETRY_SECRET in this shell.',
    );
  const { SUPABASE_REGION: region } = process.env;
  const answer = await fetch(`${functionUrl}/doctor${mail ? '?mail' : ''}`, {
    method: 'POST',
    // The region as the site's requests have it.
    headers: { 'X-Retry-Secret': retrySecret, ...(region && { 'x-region': region }) },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => networkCode(error));
  if (typeof answer === 'string')
    return wrong(`: no answer (${answer})`, `Is LEADS_FUNCTION_URL right? It is ${functionUrl}`);
  const text = await answer.clone().text();
  if (!answer.ok)
    return wrong(
      `: answered ${answer.status}: ${JSON.stringify(text.slice(0, 200))}`,
      'Its log says what is missing; 401 means that RETRY_SECRET is another one there.',
    );
  const read = answerSchema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success)
    return wrong(
      `: its answer is not the doctor’s: ${JSON.stringify(text.slice(0, 80))}`,
      `Is LEADS_FUNCTION_URL right, and the function of this version deployed? It is ${functionUrl}`,
    );
  const { version, findings } = read.data;
  if (version === backendVersion) return [[true, `function of version ${version}`], ...findings];
  const old = ` of version ${version}, and this is ${backendVersion}`;
  return [...wrong(old, 'supabase/README.md, “Deployment”, step 2'), ...findings];
}
