import { phrasePattern } from '../../src/content/checks/terms';

test.each([
  ['th', 'พนักงานขาย', 'ติดต่อพนักงานขายของเราได้ทุกวัน', true],
  ['zh', '您', '我们会把课程发送给您的团队', true],
  ['zh', '您', '我们会把课程发送给你的团队', false],
  ['de', 'Kurs', 'Der Kurs beginnt heute', true],
  ['de', 'Kurs', 'Der Kursraum ist offen', false],
  ['en', 'solution', 'Two SOLUTIONS for teams', true],
  ['en', 'solution', 'A resolution for teams', false],
])('in %s “%s” in “%s”: %s', (language, phrase, text, isFound) => {
  expect(phrasePattern(phrase, language).test(text)).toBe(isFound);
});
