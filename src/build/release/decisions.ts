import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../content/files/jsonFile';
import { formatProblem } from '../../content/problem';
import type { Finding } from './finding';

/** Where the owner's decisions are kept: what a release may publish although the check calls it false. */
export const decisionsFile = 'src/site/ownerDecisions.json';

const decisions = z.record(
  z.string(),
  z.strictObject({
    decision: z.string().trim().min(10, 'a sentence'),
    by: z.string().trim().min(1, 'a name'),
    on: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'a day such as 2026-11-27'),
  }),
);

type Decisions = z.infer<typeof decisions>;

/** Reads the owner's decisions. Throws a sentence for a file that is not as it should be. */
export function readDecisions(root: string): Decisions {
  if (!existsSync(path.join(root, decisionsFile))) return {};
  const { value, problems } = readJsonFile(root, decisionsFile, decisions);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(formatProblem).join('\n'));
  return value ?? {};
}

/** Returns the id under which the owner decided about a finding: its own, or one that covers it (`badges` of `badges.gdpr`). */
export function decidedAs({ id, kind }: Finding, made: Decisions): string | undefined {
  if (kind !== 'false') return undefined;
  return Object.keys(made).find((decided) => id === decided || id.startsWith(`${decided}.`));
}
