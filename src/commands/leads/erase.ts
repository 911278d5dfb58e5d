import { UsageError, type Call } from '../i18n/command';
import { addressOf, readAccess, withDatabase } from './database';

/** Deletes everything that is stored about an address; the database records that it was done, without the data. */
export async function run({ root, words, options }: Call): Promise<void> {
  const address = addressOf(words[0]);
  await withDatabase(readAccess(root), async (client) => {
    const { rows: found } = await client.query<{ n: number }>(
      'select count(*)::int as n from public.contact_requests where lower(email) = lower($1)',
      [address],
    );
    if (!options.yes) throw new UsageError(`This deletes ${found[0]?.n ?? 0} requests for good; add --yes to do it.`);
    const { rows } = await client.query<{ id: string }>('select id from public.erase_leads($1) as id', [address]);
    console.log(`${rows.length} requests deleted.`);
    console.log(
      'Still to do by hand: the mails about them in the team’s mailbox, and what the webhook’s receiver has kept.',
    );
    console.log('Copies in backups disappear when the backups are replaced.');
  });
}
