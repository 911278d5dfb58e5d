/** The fields of a contact request, in the order in which they are asked and checked. */
export const contactFields = ['name', 'email', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The rules by name, in the order of the fields, for messages in other languages. */
export const contactRules = [
  ...(['name.required', 'name.max'] as const),
  ...(['email.invalid', 'email.max'] as const),
  ...(['company.required', 'company.max'] as const),
  ...(['message.required', 'message.max'] as const),
];
export type ContactRule = (typeof contactRules)[number];
