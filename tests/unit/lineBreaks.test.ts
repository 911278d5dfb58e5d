import { preventBreaksInTree, preventBreaks } from '../../src/gatsby/lineBreaks';

test.each([
  [
    'pl',
    'Rozmowy, z których w pracy i w domu coś wynika',
    'Rozmowy, z\u00A0których w\u00A0pracy i\u00A0w\u00A0domu coś wynika',
  ],
  ['pl', 'Ta firma ma AI i lekcje, a „z nami” nie', 'Ta firma ma AI i\u00A0lekcje, a\u00A0„z\u00A0nami” nie'],
  [
    'uk',
    'Готові до аудиту у звичайний вівторок, з ім’я й датою',
    'Готові до аудиту у\u00A0звичайний вівторок, з\u00A0ім’я й\u00A0датою',
  ],
  ['en', 'It is a page for ISO 9001', 'It is a page for ISO\u00A09001'],
  ['ro', 'îmbrăcați-vă, dintr-un tabel', 'îmbrăcați-\u2060vă, dintr-\u2060un tabel'],
  [
    'de',
    'Das HR-System schickt eine E-Mail zur Schulungs-App',
    'Das HR-\u2060System schickt eine E-\u2060Mail zur Schulungs-App',
  ],
  ['cy', 'drwy e-bost', 'drwy e-\u2060bost'],
  ['pt', 'Use-os como estão', 'Use-\u2060os como estão'],
  ['uk', 'ШІ-конструктор', 'ШІ-\u2060конструктор'],
  ['nl', 'De AI-cursusbouwer', 'De AI-\u2060cursusbouwer'],
  ['en', 'state-of-the-art', 'state-of-the-art'],
  ['de', 'in 30 Minuten, 360-Grad-Feedback', 'in 30\u00A0Minuten, 360-\u2060Grad-Feedback'],
  ['de', '30 Schulungsverwaltungen, im Jahr 2026 gilt', '30 Schulungsverwaltungen, im Jahr 2026 gilt'],
  ['uk', 'коли б будь-яка, що ж', 'коли\u00A0б будь-\u2060яка, що\u00A0ж'],
  ['el', 'γι’ αυτό', 'γι’\u00A0αυτό'],
  ['pt', 'numa terça-feira', 'numa terça-\u2060feira'],
  ['en', 'sign-off by email', 'sign-off by email'],
  // A compound of locales/noBreakWords.json, and the longest of several.
  ['th', 'ลดความเสี่ยงของผู้รับผิดชอบ', 'ลดความ\u2060เสี่ยงของผู้รับ\u2060ผิด\u2060ชอบ'],
])('no-break characters in %s: %s', (language, text, bound) => expect(preventBreaks(text, language)).toBe(bound));

test('words of a page have no-break characters, addresses and ids have none', () => {
  const page = [
    {
      tag: 'Course',
      props: { id: 'a b', title: 'Praca w domu' },
      children: ['Tekst z ', { tag: 'a', props: { href: '/z b' }, children: ['linkiem i słowem'] }],
    },
  ];
  expect(preventBreaksInTree(page, 'pl')).toEqual([
    {
      tag: 'Course',
      props: { id: 'a b', title: 'Praca w\u00A0domu' },
      children: ['Tekst z\u00A0', { tag: 'a', props: { href: '/z b' }, children: ['linkiem i\u00A0słowem'] }],
    },
  ]);
});
