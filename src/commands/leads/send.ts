import { UsageError, type Call } from '../i18n/command';
import { idOf, readAccess, withDatabase } from './database';
import { statusOf } from './lead';

/** Lets requests be sent again; the retry job does it within a minute. */
export async function run({ root, words, options }: Call): Promise<void> {
  const status = statusOf(options.status);
  if (status === null && words.length === 0)
    throw new UsageError('Which? npm run leads -- send <id …>, or --status given-up');
  await withDatabase(readAccess(root), async (client) => {
    const ids = status
      ? (await client.query<{ id: string }>('select id from public.leads where status = $1', [status])).rows.map(
          ({ id }) => id,
        )
      : words.map(idOf);
    const { rows } = await client.query<{ id: string }>('select id from public.send_leads($1) as id', [ids]);
    const missing = ids.filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0)
      throw new UsageError(`There is no request ${missing.join(', ')}; ${rows.length} others will be sent.`);
    console.log(`${rows.length} will be sent within a minute.`);
  });
}
