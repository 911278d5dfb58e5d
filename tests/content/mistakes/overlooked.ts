import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frozen } from '../copy';
import { line, page, strings, type Mistake } from './mistake';

/** Mistakes of translators that look like a translation. */
export const overlooked: readonly Mistake[] = [
  [
    'a paragraph left out',
    page('features/qms', 'cy'),
    (text) => text.replace(/\n\n(?=## .*\[#features\])/, '\n\n').replace(/(\n---\n\n)[^]*?\n\n/, '$1'),
    page('features/qms', 'cy'),
    'no paragraph for',
  ],
  [
    'an English sentence',
    page('features/qms', 'cy'),
    (text) => text.replace(/(\n---\n\n)/, `$1${sentence('features/qms')} `),
    page('features/qms', 'cy'),
    'English in the translation',
  ],
  [
    'an untouched copy of the English page',
    page('courses/hr', 'cy'),
    (text) => text.replace(/^[^]*$/, () => copyOfPage(text)),
    `${page('courses/hr', 'cy')}:1:1`,
    'texts of the page in English',
  ],
  [
    'another number',
    page('courses/leadership', 'cy'),
    (text) => text.replace(/(\n---\n\n)/, '$170% '),
    page('courses/leadership', 'cy'),
    'the number 70',
  ],
  [
    'two spaces',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": "\S+) /, '$1  '),
    line(strings('contact', 'de'), '"form.text"'),
    'two spaces',
  ],
  [
    'a space at the end',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": ".*)"/, '$1 "'),
    line(strings('contact', 'de'), '"form.text"'),
    'a space at the edge',
  ],
  [
    'a lost full stop',
    strings('contact', 'de'),
    (text) => text.replace(/("hero\.lede": ".*)\."/, '$1"'),
    line(strings('contact', 'de'), '"hero.lede"'),
    'no punctuation at the end',
  ],
  [
    'two full stops',
    strings('contact', 'de'),
    (text) => text.replace(/("hero\.lede": ".*)\."/, '$1.."'),
    line(strings('contact', 'de'), '"hero.lede"'),
    'one full stop',
  ],
  [
    'an article before a placeholder',
    strings('pricing', 'de'),
    (text) => text.replace('Der Mindestpreis beträgt {{', 'Der Mindestpreis beträgt die {{'),
    line(strings('pricing', 'de'), '"calculator.minimum"'),
    'right before every value',
  ],
  [
    'an ending on a placeholder',
    strings('pricing'),
    (text) => text.replace('Yr isafswm yw {{minimum}}', 'Yr isafswm yw {{minimum}}’nin'),
    line(strings('pricing'), '"calculator.minimum"'),
    'right before and after every value',
  ],
  [
    'a law without its country',
    page('courses/hr', 'de'),
    (text) => text.replace(/DSGVO/g, 'Datenschutz'),
    page('courses/hr', 'de'),
    'say that it is British',
  ],
  [
    'letters of another encoding',
    strings('contact', 'de'),
    (text) => text.replace('ü', '\uFFFD'),
    strings('contact', 'de'),
    'a damaged character',
  ],
  [
    'a form of the plural without its number',
    strings('common', 'de'),
    (text) => text.replace(/("courseCount_other": ".*?)\{\{count\}\}/, '$1viele'),
    line(strings('common', 'de'), '"courseCount_other"'),
    'no {{count}}',
  ],
  [
    'another form of address',
    strings('contact', 'de'),
    (text) => text.replace(/("form\.text": ")/, '$1Hast du Zeit? '),
    line(strings('contact', 'de'), '"form.text"'),
    '“du”',
  ],
  [
    'a figure without a source',
    'content/features/qms/facts.json',
    (text) => text.replace('"audit-preparation": "', '"audit-preparations": "'),
    'content/features/qms/facts.json',
    'its source: "sources": { "audit-preparation"',
  ],
  [
    'a capability that leads to a page that is not there',
    'content/features/qms/facts.json',
    (text) => text.replace('"statistics"', '"links": { "key": "/complience/overview" },\n  "statistics"'),
    'content/features/qms/facts.json',
    'a link to “/complience/overview”',
  ],
];

function sentence(name: string): string {
  return (
    /A procedure only works[^.]*\./
      .exec(readFileSync(path.join(frozen, page(name)), 'utf8'))?.[0]
      .replace(/\n/g, ' ') ?? ''
  );
}

function copyOfPage(translation: string): string {
  const [source = ''] = /^source:.*\n/m.exec(translation) ?? [];
  return readFileSync(path.join(frozen, page('courses/hr')), 'utf8').replace(/\n---\n/, `\n${source}---\n`);
}
