import { preventBreaksInTree, preventBreaks } from '../../src/build/lineBreaks';
import { wordBreaks } from '../../src/build/wordBreaks';

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
  ['de', 'in 30 Minuten, 360-Grad-Feedback', 'in 30\u00A0Minuten, 360-Grad-Feedback'],
  ['de', '30 Schulungsverwaltungen, im Jahr 2026 gilt', '30 Schulungsverwaltungen, im Jahr 2026 gilt'],
  ['uk', 'коли б будь-яка, що ж', 'коли\u00A0б будь-яка, що\u00A0ж'],
  ['el', 'γι’ αυτό', 'γι’\u00A0αυτό'],
])('no-break spaces in %s: %s', (language, text, bound) => expect(preventBreaks(text, language)).toBe(bound));

test('words of a page have no-break spaces, addresses and ids have none', () => {
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

test.each([
  ['en', 'state-of-the-art, sign-off by email', ['sign-off']],
  ['ro', 'îmbrăcați-vă, dintr-un tabel', ['îmbrăcați-vă', 'dintr-un']],
  ['de', 'Das HR-System schickt eine E-Mail zur Schulungs-App', ['HR-System', 'E-Mail']],
  ['de', '360-Grad-Feedback', ['360-Grad']],
  ['pl', 'Start w 2–4 tygodnie', ['2–4']],
  ['de', 'die Datenschutzerklärung', ['Datenschutz|erklärung']],
  // Where a column is narrow, it has to wrap.
  ['de', 'IT-Sicherheitsbeauftragte', []],
  ['pt', 'Use-os numa terça-feira', ['Use-os', 'terça-feira']],
  ['uk', 'будь-яка ШІ-модель', ['ШІ-модель', 'будь-яка']],
  // Those of locales/noBreakWords.json.
  ['th', 'ลดความเสี่ยงของผู้รับผิดชอบ', ['ความเสี่ยง', 'ผู้รับผิดชอบ', 'รับผิดชอบ']],
  ['zh', '质量管理体系与审核', ['质量', '管理', '体系', '审核']],
  ['zh', '质量管理体系与审核。', []],
])('words that stay whole or have hyphens in %s: %s', (language, text, words) =>
  expect(wordBreaks({ strings: [text] }, language)).toEqual(words),
);
