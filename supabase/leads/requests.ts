import { domainToUnicode } from 'node:url';
import { cleanText, mailAddress } from '../functions/_shared/contact';
import { csvOf } from '../functions/_shared/csv';
import { campaignFields, contactFields, type ContactRequest } from '../functions/_shared/form';
import { counted } from '../functions/_shared/notices';
import type { Call } from '../../src/commandLine/commandLine';
import { queryDatabase } from './database';

/** A request with what became of it, as far as the commands name its columns. */
interface LeadRow extends ContactRequest {
  readonly id: string;
  readonly created_at: Date;
  readonly campaign: Readonly<Record<string, string>>;
  readonly status: string;
}

/** Requests with what became of them; of what is only for the database, nothing is shown. */
const leads = 'public.contact_requests natural join public.lead_states';
const ofDatabase = ['key', 'content_hash', 'address_hash', 'channels', 'shown_to', 'shown_at'];

const columns = [
  ...['id', 'created_at', 'status', ...contactFields, 'language', 'page', 'topic'],
  ...['mailed_at', 'recipients', 'attempts', 'last_error', 'webhook'],
  ...campaignFields,
  'spam_signs',
];

/** Returns the columns of a request as texts for a terminal: also of a row that was stored uncleaned. */
function textsOf({ campaign, ...row }: LeadRow): Readonly<Record<string, string>> {
  const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : [value ?? ''].flat().join('; '));
  return Object.fromEntries(
    Object.entries({ ...row, ...campaign }).map(([name, value]) => [name, cleanText(textOf(value))]),
  );
}

export async function list({ options }: Call): Promise<void> {
  const wanted = '($1::text is null or status = $1) and created_at > now() - make_interval(days => $2)';
  const sql = `select * from ${leads} where ${wanted} order by created_at desc`;
  const rows = await queryDatabase<LeadRow>(sql, [statusOf(options.status), daysOf(options.since)]);
  if (options.csv) {
    const cells = rows.map(textsOf).map((row) => columns.map((name) => row[name] ?? ''));
    return void process.stdout.write(csvOf([columns, ...cells]));
  }
  for (const { id, created_at: at = '', status = '', name, company, email } of rows.map(textsOf)) {
    const minute = at.slice(0, 16).replace('T', ' ');
    console.log([id, minute, status.padEnd(8), `${name} (${company})  ${email}`].join('  '));
  }
  const counts = statuses.flatMap((status) => {
    const count = rows.filter((row) => row.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  console.error(rows.length === 0 ? 'No requests.' : `${rows.length} in all: ${counts.join(', ')}`);
}

export async function show({ args: [word] }: Call): Promise<void> {
  const id = idOf(word);
  const [lead] = await queryDatabase<LeadRow>(`select * from ${leads} where id = $1`, [id]);
  if (!lead) throw new Error(`There is no request ${id}.`);
  const { message = '', ...facts } = textsOf(lead);
  for (const [name, text] of Object.entries(facts))
    if (text !== '' && !ofDatabase.includes(name)) console.log(`${name.padEnd(14)}${text}`);
  console.log(`\n${message}`);
}

/** Lets requests be sent to those who do not have them; with `--again`, to all. The retry job does it within a minute. */
export async function send({ args, options }: Call): Promise<void> {
  const status = statusOf(options.status);
  if (status === null && args.length === 0)
    throw new Error('Which? npm run leads -- send <id …>, or --status given-up');
  if (status !== null && args.length > 0) throw new Error(`“${args.join(' ')}” and --status; expected one of both`);
  const waiting = 'select id from public.lead_states where status = $1';
  const ids = status
    ? (await queryDatabase<{ id: string }>(waiting, [status])).map(({ id }) => id)
    : [...new Set(args.map(idOf))];
  const sending = 'select id, queued from public.send_leads($1, $2)';
  const found = await queryDatabase<{ id: string; queued: boolean }>(sending, [ids, options.again === true]);
  const queued = found.filter((lead) => lead.queued).length;
  console.log(`${queued} will be sent within a minute.`);
  const missing = ids.filter((id) => !found.some((lead) => lead.id === id));
  const problems = [];
  if (queued < found.length)
    problems.push(`${found.length - queued} not sent: mailed to everybody already. --again mails them once more.`);
  if (missing.length > 0) problems.push(`There is no request ${missing.join(', ')}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export async function exportPerson({ args: [word] }: Call): Promise<void> {
  const asked = await askedFor(word);
  const sql = 'select public.export_leads($1) as leads';
  const [{ leads: found } = { leads: [] }] = await queryDatabase<{ leads: unknown[] }>(sql, [asked.ids]);
  console.log(JSON.stringify(found, null, 2));
  console.error(
    `${counted(found.length, 'request')}. The mails about them are in the team’s mailbox, which this does not read.`,
  );
  await nameSimilar(asked);
}

export async function erase({ args: [word], options }: Call): Promise<void> {
  const { ids, address } = await askedFor(word);
  await nameSimilar({ ids, address });
  if (ids.length === 0)
    throw new Error(
      address ? `Nothing is stored from ${address}; nothing was deleted.` : `There is no request ${word}.`,
    );
  if (!options.yes) throw new Error(`This deletes ${counted(ids.length, 'request')} for good; add --yes to do it.`);
  const erased = await queryDatabase('select id from public.erase_leads($1) as id', [ids]);
  console.log(`${counted(erased.length, 'request')} deleted.
Still to do by hand: the mails about them in the team’s mailbox, and what the webhook’s receiver has kept.
Copies in backups disappear when the backups are replaced.`);
}

async function askedFor(word = ''): Promise<{ ids: string[]; address?: string }> {
  // As the form stores it.
  const address = isId.test(word) ? undefined : mailAddress(word);
  if (!address && !isId.test(word))
    throw new Error(`“${word}” is not a mail address; expected one such as ada@example.org`);
  const rows = await queryDatabase<{ id: string }>(
    'select id from public.contact_requests where case when $2::uuid is null then lower(email) = lower($1) else id = $2 end',
    [address ?? '', address === undefined ? word : null],
  );
  return { ids: rows.map(({ id }) => id), address };
}

/** Names requests that the same person may mean: of another spelling of the address, or that name it in any field. */
async function nameSimilar({ ids, address }: Awaited<ReturnType<typeof askedFor>>): Promise<void> {
  if (address === undefined) return;
  // A message has a domain of other letters as people write it, not as DNS has it.
  const written = address.replace(/[^@]+$/, (domain) => domainToUnicode(domain) || domain);
  const spellings = [...new Set([address, written])];
  const sql = 'select s.* from unnest($1::text[]) spelling, public.similar_leads(spelling) s where s.id <> all ($2)';
  const found = await queryDatabase<{ id: string; why: string }>(sql, [spellings, ids]);
  for (const [id, why] of new Map(found.map((one) => [one.id, one.why]))) console.error(`Not included: ${id} ${why}`);
}

export const statuses = ['waiting', 'mailed', 'given-up', 'limit', 'spam'];

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

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idOf(word = ''): string {
  if (isId.test(word)) return word.toLowerCase();
  throw new Error(`“${word}” is not an id; npm run leads -- list shows them`);
}
