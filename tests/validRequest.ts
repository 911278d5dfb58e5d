import {
  contactFields,
  contactForm,
  type ContactField,
  type ContactFormRow,
  type ContactRequest,
} from '../supabase/functions/_shared/form';

/** What tests read again; a field without words here gets some of its kind. */
const words: Readonly<Record<string, string>> = {
  name: 'Ada Morgan',
  company: 'Example Hotels',
  message: 'Forty people in two places.',
};

const wordsOfKind: Readonly<Record<ContactFormRow['input'], string>> = {
  text: 'Words of a line',
  email: 'ada@example.org',
  tel: '+44 20 7946 0000',
  area: 'Words of several lines.',
};

/** Returns a value for each field of the form. */
export function eachField<Value>(valueOf: (row: ContactFormRow) => Value): Readonly<Record<ContactField, Value>> {
  const values: Partial<Record<ContactField, Value>> = {};
  for (const row of contactForm) values[row.name] = valueOf(row);
  if (!isWhole(values)) throw new Error('A field of the form has no value.');
  return values;
}

function isWhole<Value>(values: Partial<Record<ContactField, Value>>): values is Record<ContactField, Value> {
  return contactFields.every((field) => field in values);
}

/** A valid request, with words in each field: the one of unit, backend and browser tests. */
export const validRequest: ContactRequest = eachField(({ name, input }) => words[name] ?? wordsOfKind[input]);

/** Returns a text of so many characters for a field. */
export function textOf(length: number, { input }: ContactFormRow): string {
  const domain = input === 'email' ? '@example.org' : '';
  return 'a'.repeat(length - domain.length) + domain;
}
