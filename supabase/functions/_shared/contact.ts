import * as z from 'zod/mini';

/** A contact request, trimmed (specification, section 5). Lengths are counted in code points, as `char_length` counts. */
export const contactRequest = z.object({
  name: requiredText('Name', 100),
  email: z
    .string('Invalid email address')
    .check(z.trim(), z.email('Invalid email address'), z.maxLength(255, 'Email must be less than 255 characters')),
  company: requiredText('Company', 100),
  message: requiredText('Message', 1000),
});

export type ContactRequest = z.infer<typeof contactRequest>;
export type ContactField = keyof ContactRequest;

/** The rules by name, for whoever says their messages in another language. */
export type ContactRule = `${'name' | 'company' | 'message'}.${'required' | 'max'}` | `email.${'invalid' | 'max'}`;

/** A broken rule and what the specification says about it. */
export interface ContactIssue {
  readonly field: ContactField;
  readonly rule: ContactRule;
  readonly message: string;
}

/** The request as it is to be stored, or what is wrong with it, in the order of the form's fields. */
export function checkContact(input: unknown): { request: ContactRequest } | { issues: ContactIssue[] } {
  const result = z.safeParse(contactRequest, input);
  if (result.success) return { request: result.data };
  return {
    issues: contactFields.flatMap((field) =>
      result.error.issues
        .filter(({ path }) => (path[0] ?? 'name') === field)
        .map(({ code, message }) => ({ field, rule: ruleOf(field, code), message })),
    ),
  };
}

/** The fields in the order in which they are asked and checked. */
const contactFields = ['name', 'email', 'company', 'message'] as const satisfies readonly ContactField[];

function ruleOf(field: ContactField, code: string): ContactRule {
  if (code === 'too_big') return `${field}.max`;
  return field === 'email' ? 'email.invalid' : `${field}.required`;
}

function requiredText(label: string, limit: number) {
  const required = `${label} is required`;
  return z
    .string(required)
    .check(
      z.trim(),
      z.refine(hasSomethingToRead, required),
      z.maxLength(limit, `${label} must be less than ${limit} characters`),
    );
}

/** Zero-width and other format characters alone are as good as nothing. */
function hasSomethingToRead(text: string): boolean {
  return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
}
