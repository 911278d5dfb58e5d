import * as z from 'zod/mini';
import { contactFields, type ContactField, type ContactRule } from './rules.ts';

/**
 * A contact request: trimmed, without bidirectional overrides. Lengths are in code points, as `char_length` counts them.
 * The table `contact_requests` has the same rules; tests/backend/schema.test.ts compares them.
 */
const contactRequest = z.object({
  name: requiredLine('Name', 100),
  email: z
    .string('Invalid email address')
    .check(
      z.overwrite(withoutBidiControls),
      z.trim(),
      z.email('Invalid email address'),
      z.maxLength(255, 'Email must be less than 255 characters'),
    ),
  company: requiredLine('Company', 100),
  message: requiredText('Message', 1000, hasSomethingToRead),
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

/** Returns the rules of a text without line breaks: one could begin a header of the mail. */
function requiredLine(label: string, limit: number) {
  return requiredText(label, limit, (text) => hasSomethingToRead(text) && !/\p{Cc}/u.test(text));
}

function requiredText(label: string, limit: number, isAcceptable: (text: string) => boolean) {
  const required = `${label} is required`;
  return z
    .string(required)
    .check(
      z.overwrite(withoutBidiControls),
      z.trim(),
      z.refine(isAcceptable, required),
      z.maxLength(limit, `${label} must be less than ${limit} characters`),
    );
}

/** Removes the characters that change the direction of the text after them (Unicode TR 36, section 2.5). */
function withoutBidiControls(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Returns whether a text has a visible character, and neither NUL nor half of a surrogate pair, which cannot be stored. */
function hasSomethingToRead(text: string): boolean {
  return readable.test(text) && !/[\0\p{Cs}]/u.test(text);
}

/**
 * Matches a visible character. The others are listed by number, so that browser, function and database agree whatever
 * version of Unicode they have: controls, spaces, format characters, fillers, private use.
 */
export const readable =
  // eslint-disable-next-line no-misleading-character-class -- each is a character of its own
  /[^\p{Cc}\u0020\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{10ffff}]/u;
