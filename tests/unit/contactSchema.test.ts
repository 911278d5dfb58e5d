import fc from 'fast-check';
import { checkContact } from '../../supabase/functions/_shared/contact';

const valid = { name: 'Ann Evans', email: 'ann@example.com', company: 'Example Hotels', message: 'Hello' };

test('a valid request comes back trimmed, without anything else', () => {
  const padded = {
    name: ' Ann Evans\t',
    email: ' ann@example.com ',
    company: '\nExample Hotels',
    message: ' Hello ',
    website: 'x',
  };
  expect(checkContact(padded)).toEqual({ request: valid });
});

test.each([
  ['name', '', 'Name is required'],
  ['name', ' \u200b ', 'Name is required'],
  ['name', 'a'.repeat(101), 'Name must be less than 100 characters'],
  ['email', '', 'Invalid email address'],
  ['email', 'ann@', 'Invalid email address'],
  ['email', 'ann@example.com, bob@example.com', 'Invalid email address'],
  ['email', emailOf(256), 'Email must be less than 255 characters'],
  ['company', '', 'Company is required'],
  ['company', 'a'.repeat(101), 'Company must be less than 100 characters'],
  ['message', '   ', 'Message is required'],
  ['message', 'a'.repeat(1001), 'Message must be less than 1000 characters'],
])('%s %j: %s', (field, value, message) => {
  expect(checkContact({ ...valid, [field]: value })).toEqual({ issues: [expect.objectContaining({ field, message })] });
});

test.each([
  ['name', 'a'.repeat(100)],
  ['email', emailOf(255)],
  ['company', 'a'.repeat(100)],
  ['message', 'a'.repeat(1000)],
  ['name', ` ${'a'.repeat(100)} `],
])('%s may be as long as its limit', (field, value) => {
  expect(checkContact({ ...valid, [field]: value })).toHaveProperty('request');
});

test.each(Object.entries(valid))('a bidirectional override in the %s is left out', (field, value) => {
  expect(checkContact({ ...valid, [field]: `${value.slice(0, 2)}\u202e${value.slice(2)}` })).toEqual({
    request: valid,
  });
});

test('an emoji counts as one character', () => {
  expect(checkContact({ ...valid, name: '🪜'.repeat(100) })).toHaveProperty('request');
  expect(checkContact({ ...valid, name: '🪜'.repeat(101) })).toHaveProperty('issues');
});

test('issues come in the order of the fields', () => {
  const result = checkContact({ message: '', company: '', email: '', name: '' });
  expect(result).toEqual({
    issues: [
      { field: 'name', rule: 'name.required', message: 'Name is required' },
      { field: 'email', rule: 'email.invalid', message: 'Invalid email address' },
      { field: 'company', rule: 'company.required', message: 'Company is required' },
      { field: 'message', rule: 'message.required', message: 'Message is required' },
    ],
  });
});

test.each([null, 'text', 7, [], {}, { name: 1, email: {}, company: [], message: null }])(
  '%j is no request',
  (input) => {
    expect(checkContact(input)).toHaveProperty('issues.0.field', 'name');
  },
);

test('whatever comes in, something is said about it or it fits the limits', () => {
  const field = fc.string({ maxLength: 1200, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.record({ name: field, email: field, company: field, message: field }), (input) => {
      const result = checkContact(input);
      if ('issues' in result) expect(result.issues.length).toBeGreaterThan(0);
      else expect([...result.request.message].length).toBeLessThanOrEqual(1000);
    }),
  );
});

function emailOf(length: number): string {
  const domain = '@example.com';
  return 'a'.repeat(length - domain.length) + domain;
}
