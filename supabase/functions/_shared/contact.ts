import * as z from 'zod/mini';
import {
  capitalised,
  contactFields,
  contactForm,
  type ContactField,
  type ContactFormRow,
  type ContactRequest,
  type ContactRule,
} from './form.ts';

export interface ContactIssue {
  readonly field: ContactField;
  readonly rule: ContactRule;
  readonly message: string;
}

/** Returns the request as it is to be stored, or the first broken rule of each field, in the order of the form. */
export function checkContact(input: unknown): { request: ContactRequest } | { issues: ContactIssue[] } {
  const given: Readonly<Record<string, unknown>> = typeof input === 'object' && input !== null ? { ...input } : {};
  const request: Partial<Record<ContactField, string>> = {};
  const issues: ContactIssue[] = [];
  for (const row of contactForm) {
    const { success, data, error } = z.safeParse(rulesOf(row), given[row.name] ?? (row.required ? undefined : ''));
    if (success) request[row.name] = data;
    const [issue] = error?.issues ?? [];
    const rule = issue?.code === 'too_big' || row.rule === undefined ? (`${row.name}.max` as const) : row.rule;
    if (issue) issues.push({ field: row.name, rule, message: issue.message });
  }
  return isWhole(request) ? { request } : { issues };
}

function isWhole(request: Partial<ContactRequest>): request is ContactRequest {
  return contactFields.every((field) => request[field] !== undefined);
}

/** Returns the rules of a field. No browser sends a line break in one of one line: it could begin a header of the mail. */
function rulesOf({ name, required, max, input }: ContactFormRow) {
  const label = capitalised(name);
  const wrong = input === 'email' ? 'Invalid email address' : `${label} is required`;
  const isRight = (text: string) =>
    (text === '' && !required) || (input === 'email' ? mailAddress(text) !== undefined : isVisible.test(text));
  return z.pipe(
    z.string(wrong).check(z.refine((text) => input === 'area' || !/[\r\n\0]/.test(text.trim()), wrong)),
    z.string().check(
      z.overwrite((text) => {
        const cleaned = cleanFor(input)(text).trim();
        return required || isVisible.test(cleaned) ? cleaned : '';
      }),
      z.maxLength(max, `${label} must be less than ${max} characters`),
      z.refine(isRight, wrong),
    ),
  );
}

function cleanFor(input: ContactFormRow['input']): (text: string) => string {
  if (input === 'area') return cleanText;
  if (input === 'email') return (text) => mailAddress(text) ?? text;
  return (text) => cleanText(text).replace(/\t+/g, ' ');
}

/**
 * Returns a mail address with its domain in lower case and ASCII (RFC 5890); undefined for a text that is none. Before the
 * @ is what RFC 5321 and 6531 allow without quotation marks. Left out is what nobody sees and what comes along with a copy.
 */
export function mailAddress(text: string): string | undefined {
  if (text.length > 1_000) return undefined;
  const [, local, domain = ''] = /^([^@]+)@([^@]+)$/.exec(withoutWrapping(text)) ?? [];
  if (
    !local ||
    !/^[^\s.]+(?:\.[^\s.]+)*$/.test(local) ||
    !/^[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}\p{S}-]+$/u.test(local)
  )
    return undefined;
  const ascii = asciiDomain(domain.replace(/[。｡]/g, '.'));
  return ascii && `${local}@${ascii}`;
}

/**
 * Returns the address in what programs put on the clipboard: `mailto:` links, `Name <address>`, quotation marks, brackets and
 * the punctuation of the sentence around it. Full-width characters are those of a keyboard. A list stays a list, and so no
 * address.
 */
function withoutWrapping(text: string): string {
  const visible = text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  let address = visible.trim();
  const [, before = '', inside = ''] = /^([^<>\r\n]*)<([^<>]+)>[\s.,;:،؛、。]*$/.exec(address) ?? [];
  const named = before.replace(wrapping, '');
  // Outlook copies `ann@example.org<mailto:ann@example.org>`.
  if (inside && (!named.includes('@') || named.toLowerCase() === withoutWrapping(inside).toLowerCase()))
    address = inside;
  address = address.replace(wrapping, '');
  const [, link, query] = /^mailto:\s*([^?]*)(\?.*)?$/i.exec(address) ?? [];
  if (link === undefined) return address;
  // A link with further recipients is a list.
  if (query && /[?&](?:to|cc|bcc)=/i.test(query)) return address;
  try {
    return decodeURIComponent(link).replace(wrapping, '');
  } catch {
    return address;
  }
}

/** Matches what may stand before and after an address; no address ends with any of these, or begins with them. */
const wrapping = /^[\s"“”„‟«»‹›‘’‚<([]+|^'(?=.*')|[\s"“”„‟«»‹›‘’‚'`>)\].,;:!?،؛、。｡]+$/g;

/** Returns a domain as DNS has it; undefined for an address in numbers, one without a dot, or a label of the wrong form. */
function asciiDomain(domain: string): string | undefined {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`https://${domain}`);
    const isDomain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/.test(
      hostname,
    );
    return isDomain ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a text with line feeds as line breaks and other separators of lines as spaces, without controls, halves of surrogate pairs, characters that change the
 * direction of the text after them (Unicode TR 36, section 2.5), and characters that hide a text from people and not from
 * programs: tags, except in the flags of countries such as Wales; variation selectors and what has no width, except one
 * after a character.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(/[^\P{Cc}\t\n]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e00ff}]/gu, '$1')
    .replace(/([\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu, '$1')
    .replace(/([\u200b-\u200d\u2060-\u2064\ufeff])[\u200b-\u200d\u2060-\u2064\ufeff]+/g, '$1');
}

const isVisible = /[^\p{Cc}\p{Cf}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
