import fc from 'fast-check';
import { checkContact } from '../../supabase/functions/_shared/contact';
import { capitalised, contactForm, honeypotField } from '../../supabase/functions/_shared/form';
import { eachField, textOf, validRequest as valid } from '../validRequest';

test('a valid request comes back trimmed, without anything else', () => {
  const padded = Object.fromEntries(Object.entries(valid).map(([field, value]) => [field, ` \t${value} `]));
  expect(checkContact({ ...padded, [honeypotField]: 'x' })).toEqual({ request: valid });
});

test.each(contactForm)('$name: as long as its limit, empty only where it may be, and visible', (row) => {
  const { name, required, rule, max } = row;
  const check = (value: string) => checkContact({ ...valid, [name]: value });
  for (const value of [textOf(max, row), ` ${textOf(max, row)} `]) expect(check(value)).toHaveProperty('request');
  expect(check(textOf(max + 1, row))).toEqual({
    issues: [{ field: name, rule: `${name}.max`, message: `${capitalised(name)} must be less than ${max} characters` }],
  });
  for (const value of ['', ' \u200b\u2060\u00ad ', ' \t '])
    if (required) expect(check(value)).toMatchObject({ issues: [{ field: name, rule }] });
    else expect(check(value)).toMatchObject({ request: { [name]: '' } });
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
  'mailto:ada@example.org',
  'MAILTO:ada%40example.org?subject=Hello%20there',
  '<ada@example.org>',
  '＜ada@example.org＞；',
  'Ada Morgan <ada@example.org>',
  '"Morgan, Ada" <ada@example.org>;',
  "'ada@example.org' <ada@example.org>",
  'ada@example.org<mailto:ada@example.org>',
  'ada@example.org<mailto:ada@example.org?subject=x>.',
  'ada@example.org.',
  'ada@example.org,',
  'ada@example.org ;',
  '\u00a0ada@example.org\u00a0',
  '(ada@example.org)',
  "'ada@example.org'",
  '“ada@example.org”,',
  '«\u202fada@example.org\u202f»',
  'ada@example.org>',
  '\nada@example.org\r\n',
])('of %j the address alone is taken', (copied) => {
  expect(checkContact({ ...valid, email: copied })).toEqual({ request: { ...valid, email: 'ada@example.org' } });
});

test.each([
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
  'a b@c.co',
  'a@b.co;c@d.co',
  'A <a@b.co>, B <c@d.co>',
  'c@d.co, A <a@b.co>',
  'c@d.co <a@b.co>',
  'mailto:a@b.co,c@d.co',
  'mailto:a@b.co?cc=c@d.co',
  'A <a@b.co>\nBcc: c@d.co',
  'A\n<a@b.co>',
  'a@b@c.co',
  '"a b"@c.co',
  'a@b.co\nc',
  'a@xn--.co',
  `a@${'b'.repeat(64)}.co`,
])('%j is no address', (email) => {
  expect(checkContact({ ...valid, email })).toMatchObject({ issues: [{ rule: 'email.invalid' }] });
});

test.each([
  ['name', 'Ann\tEvans', 'Ann Evans'],
  ['name', 'Ann\u2028Evans\u0007\ud800', 'Ann Evans'],
  ['company', 'Example\u000bHotels', 'Example Hotels'],
  ['message', 'one\r\ntwo\0\ud800', 'one\ntwo'],
  ['name', '👩\u200d🍳', '👩\u200d🍳'],
  [
    'message',
    'Call us\u{e0049}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065} 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
    'Call us 🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  ],
  ['message', '😀\ufe0f\u{e0101}\u{e0102} 葛\u{e0101}', '😀\ufe0f 葛\u{e0101}'],
  ['message', '❤\ufe0f\u200d🔥 a\u200b\u200c\u200c\u2063b', '❤\ufe0f\u200d🔥 a\u200bb'],
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

test.each([null, 'text', 7, [], {}, { name: 1, email: {}, company: [], message: null }])(
  '%j is no request',
  (input) => {
    expect(checkContact(input)).toHaveProperty('issues.0.field', 'name');
  },
);

test('whatever comes in, something is said about it or it fits the limits', () => {
  const field = fc.string({ maxLength: 1200, unit: 'grapheme' });
  fc.assert(
    fc.property(fc.record(eachField(() => field)), (input) => {
      const result = checkContact(input);
      if ('issues' in result) expect(result.issues.length).toBeGreaterThan(0);
      else for (const { name, max } of contactForm) expect([...result.request[name]].length).toBeLessThanOrEqual(max);
    }),
  );
});
