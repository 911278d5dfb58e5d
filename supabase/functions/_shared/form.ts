/** What the form of the site and the function have to agree on; the rules themselves are in contact.ts. */

/** A field of the form. Screen, rules, table, mail, CSV and tests have no list of their own. */
interface FieldRow {
  /** Also its column in the table, and with a capital its label in mails. */
  readonly name: string;
  readonly required: boolean;
  /** The rule besides the length, for a field that is required or has a form: a key of `validation` in contact.json. */
  readonly rule?: string;
  /** In code points, as `char_length` counts them in the table. */
  readonly max: number;
  /** `area` has several lines; the others are types of `<input>`. */
  readonly input: 'text' | 'email' | 'tel' | 'area';
  readonly autoComplete?: string;
}

/** The fields of a contact request, in the order in which they are asked and checked. */
const rows = [
  { name: 'name', required: true, rule: 'name.required', max: 100, input: 'text', autoComplete: 'name' },
  { name: 'email', required: true, rule: 'email.invalid', max: 255, input: 'email', autoComplete: 'email' },
  { name: 'company', required: true, rule: 'company.required', max: 100, input: 'text', autoComplete: 'organization' },
  { name: 'message', required: true, rule: 'message.required', max: 1000, input: 'area' },
] as const satisfies readonly FieldRow[];

type Row = (typeof rows)[number];
export type ContactField = Row['name'];
/** The rules by name: the keys of their messages in other languages. */
export type ContactRule = `${ContactField}.max` | Extract<Row, { rule: string }>['rule'];

export type ContactFormRow = FieldRow & { readonly name: ContactField; readonly rule?: ContactRule };
export const contactForm: readonly ContactFormRow[] = rows;
export const contactFields: readonly ContactField[] = rows.map(({ name }) => name);

/** A contact request, cleaned. A field that may be empty is an empty text then. */
export type ContactRequest = Readonly<Record<ContactField, string>>;

/** Returns a word with a capital: a field's name as the mail and the messages in English have it. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A hidden field that robots fill in; its name is none that browsers or password managers know, as `website` is. */
export const honeypotField = 'motto';

/** Seconds from the first use of the form until it was sent, as the site's script measures them. */
export const timeToFillField = 'seconds';

/** One for each filled form: a request that comes again with the same one is stored once. */
export const keyField = 'key';

/** The token of Cloudflare Turnstile, under the name that its script uses. */
export const challengeField = 'cf-turnstile-response';

/** Parameters of an address that name the campaign a visitor came with. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The page after a form that was sent without JavaScript, without the site's origin and the language's prefix. */
export const sentPage = '/contact/sent';

/** The page after a form that was sent without JavaScript and not stored; its fragment says why. */
export const notSentPage = '/contact/not-sent';

/** The fragments of that page: a failure of ours, too many forms, a broken rule. */
export type NotSentReason = 'failed' | 'too-many' | 'not-accepted';
