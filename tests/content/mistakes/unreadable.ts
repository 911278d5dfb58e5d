import { edited, hr, lesson, page, qms, reporting, strings, type Mistake } from './mistake';

const leadership = page('courses/leadership');
const glossary = 'locales/glossary/cy.json';
const pins = 'locales/pins/cy.json';

/** Files that cannot be read. */
export const unreadable: readonly Mistake[] = [
  edited('a missing front-matter field', reporting, /^description:.*\n/m, '', 'no “description”', '1:1'),
  edited('a front matter without fields', lesson, /^---\n[^]*?\n---\n/, '---\n\n---\n', 'no “title”', '1:1'),
  titled('a wrong front-matter field', '7', 'title: 7'),
  titled('a quotation mark that is never closed', '"Human resources', 'quotation mark or bracket that is never closed'),
  titled('a bracket that is never closed', '[Human resources', 'write it where the text or list ends'),
  edited('a field that does not exist', qms, /^heading:/m, 'headline:', '“headline”'),
  edited('an unknown component', reporting, /<(\/?)CallToAction/g, '<$1CalToAction', 'did you mean <CallToAction>?'),
  edited('an unknown property', reporting, '<Feature icon=', '<Feature icn=', 'did you mean “icon”?'),
  edited('an expression', hr, '<CourseList>', '{1 + 1}\n\n<CourseList>', 'an expression in braces'),
  edited('MDX that does not parse', hr, '</CourseList>', '', '<CourseList> that is never closed', ''),
  edited('a heading without an id', leadership, /^(## .*) \[#[a-z-]+\]/m, '$1', 'a heading without an id'),
  edited('a body that is empty', leadership, /(\n---\n)[\s\S]*/, '$1', 'a page without a body', ''),
  edited('broken JSON', strings('home'), /,\n/, '\n', 'valid JSON', '3:'),
  edited('a key written twice', strings('contact'), /^( {2}".*\n)/m, '$1$1', 'a second time', '3:3'),
  edited('a value of a wrong type', strings('course'), /("[\w.]+"): ".*"/, '$1: 7', 'a text in quotes'),
  [
    'a file in UTF-16',
    strings('home'),
    (text) => Buffer.from(text, 'utf16le').toString(),
    `${strings('home')}:1:1`,
    'save it as UTF-8 in your editor',
  ],
  edited('a byte-order mark', strings('partners'), /^/, '\uFEFF', 'a byte-order mark', '1:1'),
  edited('Windows line ends', strings('pricing'), /\n/g, '\r\n', 'Windows line ends (CRLF)', '1:2'),
  edited('no line end at the end', strings('courses'), /\n$/, '', 'no line end after the last line', ''),
  edited('a pin that is none', pins, /"[0-9a-f]{8} [0-9a-f]{8} machine"/, '"soon"', 'a pin such as'),
  edited('a glossary of a wrong shape', glossary, '"cwrs, cyrsiau"', '["cwrs"]', '["cwrs"]'),
  edited(
    'a merge conflict in a table of strings',
    strings('home', 'en'),
    '{\n',
    '{\n<<<<<<< HEAD\n',
    'conflict',
    '2:1',
  ),
];

function titled(what: string, title: string, words: string): Mistake {
  return edited(what, hr, /^title:.*$/m, `title: ${title}`, words);
}
