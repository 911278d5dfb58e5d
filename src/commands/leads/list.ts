import { stringify } from 'csv-stringify/sync';
import { UsageError, type Call } from '../i18n/command';
import { readAccess, withDatabase } from './database';
import { printable, statusOf, type LeadRow } from './lead';

/** Prints requests, the newest first, as a table or as CSV. */
export async function run({ root, options }: Call): Promise<void> {
  const rows = await withDatabase(readAccess(root), (client) =>
    client.query<LeadRow>(
      'select * from public.leads where ($1::text is null or status = $1) and created_at > now() - make_interval(days => $2) order by created_at desc',
      [statusOf(options.status), daysOf(options.since)],
    ),
  ).then((result) => result.rows);
  if (options.csv) return void process.stdout.write(csvOf(rows));
  for (const { id, created_at: at, status, name, company, email } of rows)
    console.log([id, minute(at), status.padEnd(8), printable(`${name} (${company})`), email].join('  '));
  const counts = [...new Set(rows.map(({ status }) => status))].map(
    (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
  );
  console.error(rows.length === 0 ? 'No requests.' : `${rows.length} in all: ${counts.join(', ')}`);
}

/** RFC 4180, with formulas escaped and the mark that spreadsheet programs recognise UTF-8 by. */
export function csvOf(rows: readonly LeadRow[]): string {
  const records = rows.map(({ campaign, spam_signs: signs, ...row }) => ({
    ...row,
    ...Object.fromEntries(campaignColumns.map((name) => [name, campaign[name] ?? ''])),
    spam_signs: signs.join('; '),
  }));
  return stringify(records, {
    bom: true,
    header: true,
    columns: [...columns, ...campaignColumns, 'spam_signs'],
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString() },
  });
}

const columns = [
  ...['id', 'created_at', 'status', 'name', 'email', 'company', 'message', 'language', 'page', 'topic'],
  ...['mailed_at', 'attempts', 'last_error', 'webhook'],
];
const campaignColumns = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

function daysOf(option: string | boolean | undefined): number {
  const days = Number(/^(\d{1,4})d$/.exec(String(option ?? '800d'))?.[1]);
  if (Number.isNaN(days)) throw new UsageError(`--since is “${option}”; expected days, such as 30d`);
  return days;
}

function minute(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
