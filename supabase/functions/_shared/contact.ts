import * as z from 'zod/mini';
import { contactFields, type ContactField, type ContactRule } from './form.ts';

/** A contact request, cleaned. Lengths are in code points, as `char_length` counts them in the table. */
const contactRequest = z.object({
  name: requiredLine('Name', 100),
  email: z.string('Invalid email address').check(
    z.overwrite((text) => mailAddress(text) ?? text),
    z.maxLength(255, 'Email must be less than 255 characters'),
    z.refine((text) => mailAddress(text) !== undefined, 'Invalid email address'),
  ),
  company: requiredLine('Company', 100),
  message: requiredText('Message', 1000, cleanText),
});

export type ContactRequest = z.infer<typeof contactRequest>;

/** A broken rule and its message. */
export interface ContactIssue {
  readonly field: ContactField;
  readonly rule: ContactRule;
  readonly message: string;
}

/** Returns the request as it is to be stored, or the first broken rule of each field, in the order of the form. */
export function checkContact(input: unknown): { request: ContactRequest } | { issues: ContactIssue[] } {
  const result = z.safeParse(contactRequest, input);
  if (result.success) return { request: result.data };
  return {
    issues: contactFields.flatMap((field) => {
      const issue = result.error.issues.find(({ path: [name = 'name'] }) => name === field);
      return issue ? [{ field, rule: ruleOf(field, issue.code), message: issue.message }] : [];
    }),
  };
}

function ruleOf(field: ContactField, code: string): ContactRule {
  if (code === 'too_big') return `${field}.max`;
  return field === 'email' ? 'email.invalid' : `${field}.required`;
}

/**
 * Returns a mail address with its domain in lower case and ASCII (RFC 5890); undefined for a text that is none. Before the
 * @ is what RFC 5321 and 6531 allow without quotation marks. Characters that nobody sees are left out, and full-width ones
 * are those of a keyboard.
 */
export function mailAddress(text: string): string | undefined {
  const [, local, domain = ''] = /^([^@]+)@([^@]+)$/.exec(withoutInvisible(text.normalize('NFKC')).trim()) ?? [];
  if (
    !local ||
    !/^[^\s.]+(?:\.[^\s.]+)*$/.test(local) ||
    !/^[\w!#$%&'*+/=?^`{|}~.\p{L}\p{M}\p{N}\p{S}-]+$/u.test(local)
  )
    return undefined;
  const ascii = asciiDomain(domain.replace(/[。｡]/g, '.'));
  return ascii && `${local}@${ascii}`;
}

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

/** Returns the rules of a text of one line. No browser sends a line break in one: it could begin a header of the mail. */
function requiredLine(label: string, limit: number) {
  return requiredText(label, limit, (text) => cleanText(text).replace(/[\t\v\f\u0085\u2028\u2029]+/g, ' '), /[\r\n\0]/);
}

function requiredText(label: string, limit: number, clean: (text: string) => string, refused?: RegExp) {
  const required = `${label} is required`;
  return z.pipe(
    z.string(required).check(z.refine((text) => !refused?.test(text.trim()), required)),
    z.string().check(
      z.overwrite((text) => clean(text).trim()),
      z.refine((text) => isVisible.test(text), required),
      z.maxLength(limit, `${label} must be less than ${limit} characters`),
    ),
  );
}

/**
 * Returns a text with line feeds as line breaks, without controls, halves of surrogate pairs and characters that change the
 * direction of the text after them (Unicode TR 36, section 2.5).
 */
function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n\v\f\u0085]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}

function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** Matches a character that shows something. */
const isVisible = /[^\p{Cc}\p{Cf}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
