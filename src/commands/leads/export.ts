import type { Call } from '../i18n/command';
import { addressOf, readAccess, withDatabase } from './database';

/** Prints everything that is stored about an address as JSON; the database records that it was done. */
export async function run({ root, words }: Call): Promise<void> {
  const address = addressOf(words[0]);
  const [row] = await withDatabase(readAccess(root), (client) =>
    client.query<{ leads: unknown[] }>('select public.export_leads($1) as leads', [address]),
  ).then(({ rows }) => rows);
  console.log(JSON.stringify(row?.leads ?? [], null, 2));
  console.error(
    `${row?.leads.length ?? 0} requests. The mails about them are in the team’s mailbox, which this does not read.`,
  );
}
