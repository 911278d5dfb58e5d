import { findAll, plainText, type TreeElement } from '../../src/content/mdx/tree';
import { withoutUnset } from '../../src/content/mdx/withoutUnset';
import { readProject } from '../../src/build/readProject';
import { shownEntry } from '../../src/site/brand';
import { shown } from '../../src/site/placeholders';

const entry = (of: string): TreeElement => ({ tag: 'Brand', props: { of } });
const cut = (...children: TreeElement['children'] & object) =>
  withoutUnset([{ tag: 'p', children }], (name) => name.startsWith('set')).map((node) =>
    typeof node === 'string'
      ? node
      : (node.children ?? []).map((child) => (typeof child === 'string' ? child : '#')).join(''),
  );

test.each([
  [
    'its bracket',
    ['We are ', entry('set'), ' (number ', entry('no'), ', ', entry('gone'), ') here. More.'],
    'We are # here. More.',
  ],
  ['the comma of what it continues', ['Write to ', entry('set'), ', ', entry('no'), '. More.'], 'Write to #. More.'],
  ['its sentence', ['One. It is ', entry('no'), '. Mail ', entry('set'), '.'], 'One. Mail #.'],
  ['a Chinese sentence', ['一。代表是 ', entry('no'), '。二。'], '一。二。'],
  ['Thai words', ['ผู้แทนคือ ', entry('no'), ' วิธี ', entry('set')], 'วิธี #'],
])('with what is not set goes %s', (_, children, expected) => expect(cut(...children)).toEqual([expected]));

test('a paragraph of which nothing is left goes whole', () => expect(cut('It is ', entry('no'), '.')).toEqual([]));

test('the policy of every language keeps its contacts and names nothing that is not set', async () => {
  const { pages } = await readProject(process.cwd());
  const policies = pages.filter(({ tree }) => findAll(tree, 'Brand').length > 0);
  expect(policies.length).toBeGreaterThan(1);
  const isSet = (name: string) => shownEntry(name) !== undefined;
  for (const { language, tree } of policies) {
    const named = (nodes: typeof tree) => findAll(nodes, 'Brand').map(({ props }) => props?.of ?? '');
    const left = withoutUnset(tree, isSet);
    expect([language, named(left)]).toEqual([language, named(tree).filter(isSet)]);
    expect(plainText(left)).not.toMatch(/[(（][\s,，]*[)）]/);
    const isRegistered = /Information C|Comisiynydd|Управлін|กรรมาธิการ|专员/.test(plainText(left.slice(0, 2)));
    expect([language, isRegistered]).toEqual([language, isSet('icoRegistration')]);
  }
});

test.each([
  ...[
    '00000000',
    'ZA000000',
    '12345678',
    'N/A',
    '-',
    '',
    '  ',
    'TODO',
    'To be confirmed',
    '[company number]',
    '<address>',
    '11111111',
    'not yet',
    'Coming soon',
    'to follow',
    'Insert address',
    'n.a.',
    '%COMPANY%',
    '__NAME__',
    'Company Name Ltd',
  ],
  ...['1 Street, …', 'Example Ltd', 'Your Company Ltd', 'security@camre.example', 'https://app.example.org/login'],
])('“%s” is not shown', (value) => expect(shown(value)).toBeUndefined());
const real = [
  'SC123456',
  '09876543',
  '00123456',
  '24',
  '1 High Street',
  'Pending House, 2 Soon Street',
  'Your data stays in Wales',
  'Nona Ltd',
  '卡姆雷',
  'me@camre.org',
  'https://app.camre.org/',
];
test('what is real is shown', () => expect(real.map(shown)).toEqual(real));
