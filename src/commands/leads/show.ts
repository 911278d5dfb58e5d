import { UsageError, type Call } from '../i18n/command';
import { idOf, readAccess, withDatabase } from './database';
import { printable, type LeadRow } from './lead';

/** Prints one request with what became of it. */
export async function run({ root, words }: Call): Promise<void> {
  const id = idOf(words[0]);
  const [lead] = await withDatabase(readAccess(root), (client) =>
    client.query<LeadRow>('select * from public.leads where id = $1', [id]),
  ).then(({ rows }) => rows);
  if (!lead) throw new UsageError(`There is no request ${id}.`);
  const { message, campaign, ...facts } = lead;
  for (const [name, value] of Object.entries({ ...facts, ...campaign })) {
    const text =
      value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(', ') : String(value ?? '');
    if (text !== '') console.log(`${name.padEnd(14)}${printable(text)}`);
  }
  console.log(`\n${printable(message)}`);
}
