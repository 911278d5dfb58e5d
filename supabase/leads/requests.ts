import { domainToUnicode } from 'node:url';
import { mailAddress } from '../functions/_shared/contact';
import type { Call } from '../../src/commandLine/command';
import { csvOf, type LeadRow } from './csv';
import { queryDatabase } from './database';
import { printable, printableJson, printableLine } from './printable';

/** Requests with what became of them; of what is only for the database, nothing is shown. */
const leads = 'public.contact_requests natural join public.lead_states';
const ofDatabase = ['key', 'content_hash', 'address_hash', 'channels', 'shown_to', 'shown_at'];

/** Prints requests, the newest first, as a table or as CSV. */
export async function list({ root, args, options }: Call): Promise<void> {
  expectNoMore(args);
  const rows = await queryDatabase<LeadRow>(
    root,
    `select * from ${leads} where ($1::text is null or status = $1) and created_at > now() - make_interval(days => $2) order by created_at desc`,
    [statusOf(options.status), daysOf(options.since)],
  );
  if (options.csv) return void process.stdout.write(csvOf(rows));
  for (const { id, created_at: at, status, name, company, email } of rows) {
    const minute = at.toISOString().slice(0, 16).replace('T', ' ');
    console.log([id, minute, status.padEnd(8), printableLine(`${name} (${company})  ${email}`)].join('  '));
  }
  const counts = [...new Set(rows.map(({ status }) => status))].map(
    (status) => `${rows.filter((row) => row.status === status).length} ${status}`,
  );
  console.error(rows.length === 0 ? 'No requests.' : `${rows.length} in all: ${counts.join(', ')}`);
}

/** Prints one request with its status and deliveries. */
export async function show({ root, args: [word, ...more] }: Call): Promise<void> {
  expectNoMore(more);
  const id = idOf(word);
  const [lead] = await queryDatabase<LeadRow>(root, `select * from ${leads} where id = $1`, [id]);
  if (!lead) throw new Error(`There is no request ${id}.`);
  const { message, campaign, ...facts } = lead;
  for (const [name, value] of Object.entries({ ...facts, ...campaign })) {
    const text = value instanceof Date ? value.toISOString() : [value ?? ''].flat().join(', ');
    if (text !== '' && !ofDatabase.includes(name)) console.log(`${name.padEnd(14)}${printableLine(text)}`);
  }
  console.log(`\n${printable(message)}`);
}

/** Lets requests be sent to those who do not have them; with `--again`, to all. The retry job does it within a minute. */
export async function send({ root, args, options }: Call): Promise<void> {
  const status = statusOf(options.status);
  if (status === null && args.length === 0)
    throw new Error('Which? npm run leads -- send <id …>, or --status given-up');
  if (status !== null) expectNoMore(args);
  const ids = status
    ? (await queryDatabase<{ id: string }>(root, 'select id from public.lead_states where status = $1', [status])).map(
        ({ id }) => id,
      )
    : [...new Set(args.map(idOf))];
  const found = await queryDatabase<{ id: string; queued: boolean }>(
    root,
    'select id, queued from public.send_leads($1, $2)',
    [ids, options.again === true],
  );
  const queued = found.filter((lead) => lead.queued).length;
  console.log(`${queued} will be sent within a minute.`);
  const missing = ids.filter((id) => !found.some((lead) => lead.id === id));
  const problems = [
    ...(queued < found.length
      ? [`${found.length - queued} not sent: mailed to everybody already. --again mails them once more.`]
      : []),
    ...(missing.length > 0 ? [`There is no request ${missing.join(', ')}.`] : []),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Prints everything that is stored about a person, or of one request, as JSON; the database records that it was done. */
export async function exportPerson({ root, args: [word, ...more] }: Call): Promise<void> {
  expectNoMore(more);
  const asked = await askedFor(root, word);
  const [{ leads: found } = { leads: [] }] = await queryDatabase<{ leads: unknown[] }>(
    root,
    'select public.export_leads($1) as leads',
    [asked.ids],
  );
  console.log(printableJson(found));
  console.error(
    `${formatCount(found.length, 'request')}. The mails about them are in the team’s mailbox, which this does not read.`,
  );
  await nameSimilar(root, asked);
}

/** Deletes everything that is stored about a person, or one request; the database records that it was done, without the data. */
export async function erase({ root, args: [word, ...more], options }: Call): Promise<void> {
  expectNoMore(more);
  const { ids, address } = await askedFor(root, word);
  await nameSimilar(root, { ids, address });
  if (ids.length === 0)
    throw new Error(
      address ? `Nothing is stored from ${address}; nothing was deleted.` : `There is no request ${word}.`,
    );
  if (!options.yes) throw new Error(`This deletes ${formatCount(ids.length, 'request')} for good; add --yes to do it.`);
  const erased = await queryDatabase(root, 'select id from public.erase_leads($1) as id', [ids]);
  console.log(`${formatCount(erased.length, 'request')} deleted.
Still to do by hand: the mails about them in the team’s mailbox, and what the webhook’s receiver has kept.
Copies in backups disappear when the backups are replaced.`);
}

/** Returns the requests of an address, or the one of an id. */
async function askedFor(root: string, word = ''): Promise<{ ids: string[]; address?: string }> {
  const address = isId.test(word) ? undefined : addressOf(word);
  const rows = await queryDatabase<{ id: string }>(
    root,
    'select id from public.contact_requests where case when $2::uuid is null then lower(email) = lower($1) else id = $2 end',
    [address ?? '', address === undefined ? word : null],
  );
  return { ids: rows.map(({ id }) => id), address };
}

/** Requests of others that are named at most: a person reads them. */
const mostSimilar = 200;

/** Names requests that the same person may mean: of another spelling of the address, or that name it in any field. */
async function nameSimilar(root: string, { ids, address }: Awaited<ReturnType<typeof askedFor>>): Promise<void> {
  if (address === undefined) return;
  // A message has a domain of other letters as people write it, not as DNS has it.
  const written = address.replace(/[^@]+$/, (domain) => domainToUnicode(domain) || domain);
  const found = await queryDatabase<{ id: string; why: string }>(
    root,
    'select s.* from unnest($1::text[]) spelling, public.similar_leads(spelling) s where s.id <> all ($2)',
    [[...new Set([address, written])], ids],
  );
  const similar = [...new Map(found.map((one) => [one.id, one])).values()];
  for (const { id, why } of similar.slice(0, mostSimilar)) console.error(`Not included: ${id} ${printableLine(why)}`);
  if (similar.length > mostSimilar) console.error(`Not included: ${similar.length - mostSimilar} more`);
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

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function idOf(word = ''): string {
  if (isId.test(word)) return word.toLowerCase();
  throw new Error(`“${word}” is not an id; npm run leads -- list shows them`);
}

/** Returns an address as the form stores it. */
function addressOf(word = ''): string {
  const address = mailAddress(word);
  if (address) return address;
  throw new Error(`“${word}” is not a mail address; expected one such as ada@example.org`);
}

/** Throws an Error for words that a command has no use for, as they may have been meant as an option. */
export function expectNoMore(args: readonly string[]): void {
  if (args.length > 0) throw new Error(`“${args.join(' ')}” means nothing here; --help says what does`);
}

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
