import { stringify } from 'csv-stringify/sync';
import { campaignFields } from '../../../../supabase/functions/_shared/formFields';
import { contactFields } from '../../../../supabase/functions/_shared/rules';
import { formatCount } from '../../../content/problem';
import type { Call } from '../command';
import { queryDatabase } from './database';

/** A row of the view `leads`, as far as the commands name its columns. */
interface LeadRow {
  readonly id: string;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly campaign: Readonly<Record<string, string>>;
  readonly status: string;
  readonly spam_signs: readonly string[];
}

/** Prints requests, the newest first, as a table or as CSV. */
export async function list({ root, options }: Call): Promise<void> {
  const rows = await queryDatabase<LeadRow>(
    root,
    'select * from public.leads where ($1::text is null or status = $1) and created_at > now() - make_interval(days => $2) order by created_at desc',
    [statusOf(options.status), daysOf(options.since)],
  );
  if (options.csv) return void process.stdout.write(csvOf(rows));
  for (const { id, created_at: at, status, name, company, email } of rows) {
    const minute = at.toISOString().slice(0, 16).replace('T', ' ');
    console.log([id, minute, status.padEnd(8), printable(`${name} (${company})`), email].join('  '));
  }
  const counts = [...new Set(rows.map(({ status }) => status))].map(
    (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
  );
  console.error(rows.length === 0 ? 'No requests.' : `${rows.length} in all: ${counts.join(', ')}`);
}

/** Prints one request with its status and deliveries. */
export async function show({ root, args }: Call): Promise<void> {
  const id = idOf(args[0]);
  const [lead] = await queryDatabase<LeadRow>(root, 'select * from public.leads where id = $1', [id]);
  if (!lead) throw new Error(`There is no request ${id}.`);
  const { message, campaign, ...facts } = lead;
  for (const [name, value] of Object.entries({ ...facts, ...campaign })) {
    const text = value instanceof Date ? value.toISOString() : [value ?? ''].flat().join(', ');
    if (text !== '') console.log(`${name.padEnd(14)}${printable(text)}`);
  }
  console.log(`\n${printable(message)}`);
}

/** Lets requests be sent again; the retry job does it within a minute. */
export async function send({ root, args, options }: Call): Promise<void> {
  const status = statusOf(options.status);
  if (status === null && args.length === 0)
    throw new Error('Which? npm run leads -- send <id …>, or --status given-up');
  const ids = status
    ? idsIn(await queryDatabase(root, 'select id from public.leads where status = $1', [status]))
    : args.map(idOf);
  const sent = idsIn(await queryDatabase(root, 'select id from public.send_leads($1) as id', [ids]));
  const missing = ids.filter((id) => !sent.includes(id));
  if (missing.length > 0)
    throw new Error(`There is no request ${missing.join(', ')}; ${sent.length} others will be sent.`);
  console.log(`${sent.length} will be sent within a minute.`);
}

/** Prints everything that is stored about an address as JSON; the database records that it was done. */
export async function exportPerson({ root, args }: Call): Promise<void> {
  const sql = 'select public.export_leads($1) as leads';
  const [{ leads } = { leads: [] }] = await queryDatabase<{ leads: unknown[] }>(root, sql, [addressOf(args[0])]);
  console.log(JSON.stringify(leads, null, 2));
  console.error(
    `${formatCount(leads.length, 'request')}. The mails about them are in the team’s mailbox, which this does not read.`,
  );
}

/** Deletes everything that is stored about an address; the database records that it was done, without the data. */
export async function erase({ root, args, options }: Call): Promise<void> {
  const address = addressOf(args[0]);
  if (!options.yes) {
    const found = await queryDatabase(root, 'select id from public.leads where lower(email) = lower($1)', [address]);
    throw new Error(`This deletes ${formatCount(found.length, 'request')} for good; add --yes to do it.`);
  }
  const erased = await queryDatabase(root, 'select id from public.erase_leads($1) as id', [address]);
  console.log(`${formatCount(erased.length, 'request')} deleted.
Still to do by hand: the mails about them in the team’s mailbox, and what the webhook’s receiver has kept.
Copies in backups disappear when the backups are replaced.`);
}

/** RFC 4180, with formulas escaped and the mark that spreadsheet programs recognise UTF-8 by. */
function csvOf(rows: readonly LeadRow[]): string {
  const records = rows.map(({ campaign, spam_signs: signs, ...row }) => ({
    ...row,
    ...campaign,
    spam_signs: signs.join('; '),
  }));
  return stringify(records, {
    bom: true,
    header: true,
    columns: [
      ...['id', 'created_at', 'status', ...contactFields, 'language', 'page', 'topic'],
      ...['mailed_at', 'attempts', 'last_error', 'webhook'],
      ...campaignFields,
      'spam_signs',
    ],
    escape_formulas: true,
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
    cast: { date: (date) => date.toISOString() },
  });
}

function idsIn(rows: readonly Record<string, unknown>[]): string[] {
  return rows.map(({ id }) => String(id));
}

const statuses = ['waiting', 'mailed', 'given-up', 'limit', 'spam'];

function statusOf(option: Call['options'][string]): string | null {
  if (option === undefined) return null;
  if (typeof option === 'string' && statuses.includes(option)) return option;
  throw new Error(`--status is “${option}”; expected ${statuses.join(', ')}`);
}

function daysOf(option: Call['options'][string]): number {
  const days = Number(/^(\d{1,4})d$/.exec(String(option ?? '800d'))?.[1]);
  if (Number.isNaN(days)) throw new Error(`--since is “${option}”; expected days, such as 30d`);
  return days;
}

function idOf(word = ''): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word)) return word;
  throw new Error(`“${word}” is not an id; npm run leads -- list shows them`);
}

function addressOf(word = ''): string {
  if (/^[^\s@]+@[^\s@]+$/.test(word)) return word;
  throw new Error(`“${word}” is not a mail address; expected one such as ada@example.org`);
}

/** Replaces the control characters that could change what a terminal shows. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '�');
}
