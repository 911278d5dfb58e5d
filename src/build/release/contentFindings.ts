import { percent, progressOf, sumProgress } from '../../content/strings/progress';
import { sourcePages, type Project } from '../../content/project';
import { brand } from '../../site/brand';
import { askedFacts } from '../../site/buyerQuestions';
import { ownerFacts } from '../../site/ownerFacts';
import { shown } from '../../site/placeholders';
import { isUnreachable } from '../../../supabase/functions/_shared/settingValues';
import { missing, notTrue, type Finding } from './finding';

/** Returns what visitors would read and what is not true, not confirmed or not known. */
export function contentFindings(project: Project): Finding[] {
  return [
    ...brandFindings(),
    ...factFindings(),
    ...badgeFindings(project),
    ...exampleAddresses(project),
    ...unconfirmed(project),
    ...unreadLanguages(project),
    ...unset(),
  ];
}

/** What the owner has not said yet. */
export function unset(): Finding[] {
  const entries = Object.entries(brand).flatMap(([key, value]) => (value ? [] : [key]));
  const facts = askedFacts.filter((fact) => ownerFacts[fact] === undefined);
  const sentences = [
    [entries, `src/site/brand.ts has no ${entries.join(', ')}: pages leave them out. The law may ask for them.`],
    [facts, `src/site/ownerFacts.ts has no ${facts.join(', ')}: visitors can ask about these facts.`],
  ] as const;
  return sentences.flatMap(([names, sentence]) => (names.length > 0 ? [missing('owner', sentence)] : []));
}

function brandFindings(): Finding[] {
  return Object.entries(brand).flatMap(([key, value = '']) => {
    const found = `src/site/brand.ts: ${key} is “${value}”`;
    if (value.includes('@') && isUnreachable(value.replace(/^.*@/, '')))
      return notTrue(`brand.${key}`, `${found}, which no mail reaches; expected the real address.`);
    if (key.startsWith('phone') && reservedNumbers.test(value.replace(/\D/g, '')))
      return notTrue('brand.phone', `${found}, of the numbers that Ofcom keeps for drama; expected the real one.`);
    return [];
  });
}

/** Numbers that nobody has (Ofcom, “Telephone numbers for use in TV and radio drama”). */
const reservedNumbers =
  /^(?:44|0)(?:1234567890|113496|114496|115496|116496|117496|118496|121496|131496|141496|151496|161496|20794609|191498|28964960|2920180|1632960|7700900|8081570|909879|3069990)/;

/** Words of a fact that hold the place of real ones, such as “TBC” for a supplier. */
function factFindings(): Finding[] {
  return Object.entries(ownerFacts).flatMap(([fact, value]) =>
    textsIn(value).flatMap(({ text }) => {
      const sentence = `src/site/ownerFacts.ts: ${fact} has “${text}”, which holds the place of something; expected what is so, or undefined.`;
      return shown(text) === undefined ? [notTrue(`facts.${fact}`, sentence)] : [];
    }),
  );
}

function badgeFindings({ datasets }: Project): Finding[] {
  const unproved = (datasets.claims.value?.badges ?? []).filter(({ evidence }) => !evidence);
  return unproved.map(({ id }) =>
    notTrue(
      `badges.${id}`,
      `content/data/claims.json: the badge ${id} has no evidence and shows the bare name of its standard; expected “evidence” with “address” and “lastChecked”, or no badge.`,
    ),
  );
}

/** Addresses that nobody has, in the datasets and in English pages and texts; translations have those of the English. */
function exampleAddresses({ datasets, pages, strings }: Project): Finding[] {
  const found = (id: string, file: string, text: string) =>
    unreachableIn(text).map((address) =>
      notTrue(id, `${file}: it names ${address}, where nothing is; expected the real address, or none.`),
    );
  return [
    ...Object.entries(datasets).flatMap(([name, { value }]) =>
      textsIn(value).flatMap(({ owner, text }) =>
        found(`${name}.${owner}`, `content/data/${name}.json: ${owner}`, text),
      ),
    ),
    ...sourcePages({ pages }).flatMap(({ file, text }) =>
      found(`texts.${file.replace(/^content\/|\/en\.mdx$/g, '')}`, file, text),
    ),
    ...Object.entries(strings.en ?? {}).flatMap(([name, { value }]) =>
      found(`texts.${name}`, `locales/en/${name}.json`, Object.values(value ?? {}).join('\n')),
    ),
  ];
}

/** Returns the addresses of pages and mailboxes in a text that nobody can reach. */
export function unreachableIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s/?#@"')\]<>]+|(?<!\/)www\.[\w.-]+\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return found.filter((address) => isUnreachable(address.replace(/^https?:\/\/|^.*@/, '').replace(/:\d+$/, '')));
}

/** Returns the texts in a value, each with the id of the entry around it. */
function textsIn(value: unknown, owner = 'entry'): { owner: string; text: string }[] {
  if (typeof value === 'string') return [{ owner, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const id = 'id' in value && typeof value.id === 'string' ? value.id : owner;
  return Object.values(value).flatMap((inner) => textsIn(inner, id));
}

/** What is marked `"confirmed": false` in facts and data: the owner has not yet said that it is so. One finding a kind. */
function unconfirmed({ datasets, facts }: Project): Finding[] {
  const isMarked = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('confirmed' in value && value.confirmed === false) || Object.values(value).some(isMarked));
  const groups = [
    ...Object.entries(datasets).map(
      ([name, { value }]) => [name, `data/${name}.json`, Object.values(value ?? {})] as const,
    ),
    ...Object.entries(facts).map(([kind, files]) => [kind, `${kind}/…/facts.json`, Object.values(files)] as const),
  ];
  return groups.flatMap(([group, file, values]) => {
    const count = values.filter(isMarked).length;
    const sentence = `content/${file}: ${count} of ${group} ${count === 1 ? 'is' : 'are'} marked “confirmed”: false; expected the owner’s confirmation, or no entry.`;
    return count > 0 ? [notTrue(`confirm.${group}`, sentence)] : [];
  });
}

function unreadLanguages(project: Project): Finding[] {
  const published = (project.datasets.languages.value ?? []).filter(({ code, enabled }) => enabled && code !== 'en');
  return published.flatMap(({ code }) => {
    const { total, reviewed } = sumProgress(code, progressOf(project, code));
    const sentence = `${code}: a person has read ${reviewed} of ${total} texts (${percent(reviewed, total)} %); expected a reader (npm run i18n -- accept ${code} --reviewed), or the language off (content/data/languages.json).`;
    return reviewed < total ? [notTrue(`translations.${code}`, sentence)] : [];
  });
}
