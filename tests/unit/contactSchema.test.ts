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

test.each([
  ...[
    'r&d@example.co.uk',
    'sales/uk@example.com',
    "o'neil+a@example.org",
    'a=b@example.org',
    '!#$%*?^`{|}~@example.org',
  ],
  ...['info@xn--j1ail.xn--p1ai', '-a@b.co', 'Ada@example.org', '用户@example.org'],
])('the address %s is taken as it is', (email) => {
  expect(checkContact({ ...valid, email })).toEqual({ request: { ...valid, email } });
});

test.each([
  ['info@παράδειγμα.ελ', 'info@xn--hxajbheg2az3al.xn--qxam'],
  ['info@приклад.укр', 'info@xn--80aikifvh.xn--j1amh'],
  ['info@例子.中国', 'info@xn--fsqu00a.xn--fiqs8s'],
  ['info@MÜLLER.de', 'info@xn--mller-kva.de'],
  ['ada＠example．org', 'ada@example.org'],
  ['ada@例子。中国', 'ada@xn--fsqu00a.xn--fiqs8s'],
  ['\ufeffada@exam\u00adple.org\u200b', 'ada@example.org'],
  ['\u202aada@example.org\u202c\u00a0', 'ada@example.org'],
])('the address %j is %s', (given, email) => {
  expect(checkContact({ ...valid, email: given })).toEqual({ request: { ...valid, email } });
});

test.each([
  ...[
    'a@b',
    'a@b.c',
    'a@b.12',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a@-b.co',
    'a@b..co',
  ],
  ...[
    'a b@c.co',
    'A <a@b.co>',
    'a@b.co;c@d.co',
    'a@b@c.co',
    '"a b"@c.co',
    'a@b.co\nc',
    'a@xn--.co',
    `a@${'b'.repeat(64)}.co`,
  ],
])('%j is no address', (email) => {
  expect(checkContact({ ...valid, email })).toMatchObject({ issues: [{ rule: 'email.invalid' }] });
});

test.each([
  ['name', 'Ann\tEvans', 'Ann Evans'],
  ['name', 'Ann\u2028Evans\u0007\ud800', 'Ann Evans'],
  ['company', 'Example\u000bHotels', 'Example Hotels'],
  ['message', 'one\r\ntwo\0\ud800', 'one\ntwo'],
  ['name', '👩\u200d🍳', '👩\u200d🍳'],
])('what is not seen in the %s %j is cleaned, and not “required”', (field, given, kept) => {
  expect(checkContact({ ...valid, [field]: given })).toEqual({ request: { ...valid, [field]: kept } });
});

test('a line break counts once, however it is sent', () => {
  const message = `${'a'.repeat(20)}\r\n`.repeat(45) + 'b'.repeat(55);
  expect(checkContact({ ...valid, message })).toHaveProperty('request');
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
