import { percent, progressOf, sumProgress } from '../../content/strings/progress';
import type { Project } from '../../content/project';
import { brand } from '../../site/brand';
import { ownerFacts } from '../../site/ownerFacts';
import { shown } from '../../site/placeholders';
import { isUnreachable } from '../../../supabase/functions/_shared/settingValues';
import { unsetBrand, unsetFacts } from '../settings';
import type { Finding } from './finding';

/** Returns what visitors would read and what is not true, not confirmed or not known. */
export function contentFindings(project: Project): Finding[] {
  return [
    ...brandFindings(),
    ...factFindings(),
    ...badgeFindings(project),
    ...exampleAddresses(project),
    ...exampleTexts(project),
    ...unconfirmed(project),
    ...unreadLanguages(project),
    ...[...unsetBrand(), ...unsetFacts()].map((sentence): Finding => ({ id: 'owner', kind: 'missing', sentence })),
  ];
}

function brandFindings(): Finding[] {
  const file = 'src/site/brand.ts';
  const addresses = Object.entries(brand).filter(([, value]) => value?.includes('@') && isUnreachable(hostOf(value)));
  const { companyNumber, phone, phoneInternational } = brand;
  const dramatic = [phone, phoneInternational].filter((number) => reservedNumbers.test(digitsOf(number)));
  return [
    ...addresses.map(([key, value]): Finding => ({
      id: `brand.${key}`,
      kind: 'false',
      sentence: `${file}: ${key} is “${value}”, which no mail reaches; expected the real address.`,
    })),
    ...dramatic.slice(0, 1).map((number): Finding => ({
      id: 'brand.phone',
      kind: 'false',
      sentence: `${file}: phone is “${number}”, of the numbers that Ofcom keeps for drama; expected the real one.`,
    })),
    ...(digitsOf(phoneInternational).endsWith(digitsOf(phone).replace(/^0/, ''))
      ? []
      : [
          {
            id: 'brand.phone',
            kind: 'false',
            sentence: `${file}: phone is “${phone}” and phoneInternational “${phoneInternational}”; expected one number.`,
          } as const,
        ]),
    ...(companyNumber && !/^(?:\d{8}|[A-Z]{2}\d{6})$/.test(companyNumber)
      ? [
          {
            id: 'brand.companyNumber',
            kind: 'false',
            sentence: `${file}: companyNumber is “${companyNumber}”; expected eight characters, such as 09876543 or SC654321.`,
          } as const,
        ]
      : []),
  ];
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}

/** Numbers that nobody has (Ofcom, “Telephone numbers for use in TV and radio drama”). */
const reservedNumbers =
  /^(?:44|0)(?:1234567890|113496|114496|115496|116496|117496|118496|121496|131496|141496|151496|161496|20794609|191498|28964960|2920180|1632960|7700900|8081570|909879|3069990)/;

function hostOf(address: string | undefined): string {
  return address?.split('@')[1] ?? '';
}

/** Words of a fact that hold the place of real ones, such as “TBC” for a supplier. */
function factFindings(): Finding[] {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(textsIn)
        : [];
  return Object.entries(ownerFacts).flatMap(([fact, value]) =>
    textsIn(value)
      .filter((text) => shown(text) === undefined)
      .map((text): Finding => ({
        id: `facts.${fact}`,
        kind: 'false',
        sentence: `src/site/ownerFacts.ts: ${fact} has “${text}”, which holds the place of something; expected what is so, or undefined.`,
      })),
  );
}

function badgeFindings({ datasets }: Project): Finding[] {
  const file = 'content/data/claims.json';
  return (datasets.claims.value?.badges ?? []).flatMap(({ id, status, evidence }): Finding[] =>
    status === 'placeholder' || !evidence
      ? [
          {
            id: `badges.${id}`,
            kind: 'false',
            sentence: `${file}: the badge ${id} has no evidence; expected its evidence, “wording”: “aligned”, or no badge.`,
          },
        ]
      : [],
  );
}

/** Links of partners, integrations and every other dataset to addresses that nobody has. */
function exampleAddresses({ datasets }: Project): Finding[] {
  return Object.entries(datasets).flatMap(([name, { value }]) =>
    addressesIn(value).map(({ owner, address }): Finding => ({
      id: `${name}.${owner}`,
      kind: 'false',
      sentence: `content/data/${name}.json: ${owner} has the address ${address}, where nothing is; expected the real one, or no entry.`,
    })),
  );
}

/** Addresses in the English pages and texts; translations have those of the English. */
function exampleTexts({ pages, strings }: Project): Finding[] {
  const texts = [
    ...pages.filter(({ language }) => language === 'en').map(({ file, text }) => [file, text] as const),
    ...Object.entries(strings.en ?? {}).map(
      ([namespace, { value }]) => [`locales/en/${namespace}.json`, Object.values(value ?? {}).join('\n')] as const,
    ),
  ];
  return texts.flatMap(([file, text]) =>
    unreachableIn(text).map((address): Finding => ({
      id: `texts.${file.replace(/^content\/|^locales\/en\/|\/en\.mdx$|\.json$/g, '')}`,
      kind: 'false',
      sentence: `${file}: it names ${address}, where nothing is; expected the real address, or none.`,
    })),
  );
}

/** Returns the addresses of pages and mailboxes in a text that nobody can reach. */
export function unreachableIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s/?#@"')\]<>]+|(?<!\/)www\.[\w.-]+\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  return found.filter((address) => isUnreachable(address.replace(/^https?:\/\/|^.*@/, '').replace(/:\d+$/, '')));
}

/** Returns the addresses in a value that nobody can reach, each with the id of the entry around it. */
function addressesIn(value: unknown, owner = 'entry'): { owner: string; address: string }[] {
  if (typeof value === 'string') return unreachableIn(value).map((address) => ({ owner, address }));
  if (typeof value !== 'object' || value === null) return [];
  const id = 'id' in value && typeof value.id === 'string' ? value.id : owner;
  return Object.values(value).flatMap((inner) => addressesIn(inner, id));
}

/** What is marked `"confirmed": false` in facts and data: the owner has not yet said that it is so. One finding a kind. */
function unconfirmed({ datasets, facts }: Project): Finding[] {
  const isMarked = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (('confirmed' in value && value.confirmed === false) || Object.values(value).some(isMarked));
  const marked = (group: string, file: string, values: readonly unknown[]): Finding[] => {
    const count = values.filter(isMarked).length;
    const sentence = `${file}: ${count} ${group} ${count === 1 ? 'is' : 'are'} marked “confirmed”: false; expected the owner’s confirmation, or no entry.`;
    return count > 0 ? [{ id: `confirm.${group}`, kind: 'false', sentence }] : [];
  };
  return [
    ...Object.entries(datasets).flatMap(([name, { value }]) =>
      marked(name, `content/data/${name}.json`, Object.values(value ?? {})),
    ),
    ...Object.entries(facts).flatMap(([kind, files]) =>
      marked(
        kind,
        `content/${kind}/…/facts.json`,
        Object.values(files).map(({ value }) => value),
      ),
    ),
  ];
}

function unreadLanguages(project: Project): Finding[] {
  return (project.datasets.languages.value ?? [])
    .filter(({ code, enabled }) => enabled && code !== 'en')
    .flatMap(({ code }): Finding[] => {
      const { total, reviewed } = sumProgress(code, progressOf(project, code));
      return reviewed < total
        ? [
            {
              id: `translations.${code}`,
              kind: 'false',
              sentence: `${code}: a person has read ${reviewed} of ${total} texts (${percent(reviewed, total)} %); expected a reader (npm run i18n -- accept ${code} --reviewed), or the language off (content/data/languages.json).`,
            },
          ]
        : [];
    });
}
