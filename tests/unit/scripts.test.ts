import { invisible } from '../../src/content/checks/characters';
import { displayWidth, lengthLimit, textLength } from '../../src/content/strings/length';
import { countWords } from '../../src/content/strings/marks';
import { directionOf } from '../../src/content/language/languageTag';
import { joinLines } from '../../src/content/mdx/pageSegments';
import { formFinder } from '../../src/content/strings/terms';

test.each([
  ['fa', 'می\u200Cشود', 'می\u200Cشود'],
  ['fa', '\u2067همه\u200Cچیز\u2069', '\u2067همه\u200Cچیز\u2069'],
  ['he', 'שלום\u200F (LMS)', 'שלום\u200F (LMS)'],
  ['ckb', 'ئه\u200Cم', 'ئه\u200Cم'],
  ['hi', 'क्\u200Dष', 'क्\u200Dष'],
  ['my', 'စကား\u200Bလုံး', 'စကား\u200Bလုံး'],
  ['th', 'คำ\u200Bใหม่', 'คำใหม่'],
  ['en', '👩\u200D💻', '👩\u200D💻'],
  // Nothing needs them here.
  ['en', 'a\u200Cb\u200Dc\u200B\u200Ed\u2067', 'abcd'],
  ['de', 'Wort\u00AD\uFEFF', 'Wort'],
  ['ar', 'نص\u202Eنص\u200B', 'نصنص'],
  ['ar', 'LMS\u200C', 'LMS'],
])('%s: invisible characters stay where a script needs them: %j', (language, text, expected) => {
  expect(invisible.fix?.(text, language, true)).toBe(expected);
});

test('words are counted and measured in every script', () => {
  expect(countWords('हिन्दी में प्रशिक्षण')).toBe(3);
  expect(countWords('می\u200Cشود')).toBe(1);
  expect(['管理', 'かな', '교육', 'ab'].map(displayWidth)).toEqual([4, 4, 4, 2]);
});

test('a limit is told in the characters of a language, and a text of so many passes', () => {
  expect(lengthLimit(34, 'zh')).toBe(24);
  expect(textLength('管'.repeat(24), 'zh')).toBe(24);
  expect(textLength('LMS 管理', 'zh')).toBe(4);
  expect([lengthLimit(34, 'en'), lengthLimit(34, 'de')]).toEqual([34, 48]);
  expect(textLength('ที่นี่ <b>กด</b>', 'th')).toBe(5);
});

test.each([
  ['zh-Hant', '線上課程', '課程'],
  ['ja', '新しい研修コース', '研修'],
  ['he', 'בקורסים', 'קורס'],
  ['ar', 'للدورة التدريبية', 'الدورة'],
  ['ko', '과정을', '과정'],
])('%s: “%s” has the term %s', (language, text, term) => {
  expect(formFinder(text, language)(term)).toBe(true);
});

test('lines of Chinese and Japanese are joined without a space, others with one', () => {
  expect(joinLines('无需\n信用卡')).toBe('无需信用卡');
  expect(joinLines('AI\n课程')).toBe('AI 课程');
  expect(joinLines('no card\nneeded')).toBe('no card needed');
});

test('right to left are the scripts that are read so', () => {
  const directions = ['ar', 'he', 'ckb', 'hi', 'zh-Hant-TW', 'pt-BR'].map(directionOf);
  expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr']);
});
