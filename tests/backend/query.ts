import type { QueryResultRow } from 'pg';
import { withClient } from '../../supabase/local/sql';

/** Returns the rows of one statement, over a connection of its own. */
export function query<Row extends QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(sql, [...values])).rows);
}
