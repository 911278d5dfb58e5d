/** The fields of a contact request, in the order in which they are asked and checked. */
export const contactFields = ['name', 'email', 'company', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** The rules by name, in the order of the fields: the keys of their messages in other languages. */
export const contactRules = [
  'name.required',
  'name.max',
  'email.invalid',
  'email.max',
  'company.required',
  'company.max',
  'message.required',
  'message.max',
] as const;
export type ContactRule = (typeof contactRules)[number];
