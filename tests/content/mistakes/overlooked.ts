import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frozen } from '../copy';
import { begun, edited, page, strings, type Mistake } from './mistake';

const ownQms = page('features/qms', 'cy');
const german = strings('contact', 'de');
const facts = 'content/features/qms/facts.json';

/** Mistakes of translators that look like a translation. */
export const overlooked: readonly Mistake[] = [
  [
    'a paragraph left out',
    ownQms,
    (text) => text.replace(/\n\n(?=## .*\[#features\])/, '\n\n').replace(/(\n---\n\n)[^]*?\n\n/, '$1'),
    ownQms,
    'no paragraph for',
  ],
  edited(
    'an English sentence',
    ownQms,
    /(\n---\n\n)/,
    `$1${sentence('features/qms')} `,
    'English in the translation',
    '',
  ),
  [
    'an untouched copy of the English page',
    page('courses/hr', 'cy'),
    copyOfPage,
    `${page('courses/hr', 'cy')}:1:1`,
    'texts of the page in English',
  ],
  edited('another number', page('courses/leadership', 'cy'), /(\n---\n\n)/, '$170% ', 'the number 70', ''),
  edited('two spaces', german, /("form\.text": "\S+) /, '$1  ', 'two spaces'),
  edited('a space at the end', german, /("form\.text": ".*)"/, '$1 "', 'a space at the edge'),
  edited('a lost full stop', german, /("hero\.lede": ".*)\."/, '$1"', 'no punctuation at the end'),
  edited('two full stops', german, /("hero\.lede": ".*)\."/, '$1.."', 'one full stop'),
  edited(
    'an article before a placeholder',
    strings('pricing', 'de'),
    'Der Mindestpreis beträgt {{',
    'Der Mindestpreis beträgt die {{',
    'right before every value',
  ),
  edited(
    'an ending on a placeholder',
    strings('pricing'),
    'Yr isafswm yw {{minimum}}',
    'Yr isafswm yw {{minimum}}’nin',
    'right before and after every value',
  ),
  edited('a law without its country', page('courses/hr', 'de'), /DSGVO/g, 'Datenschutz', 'say that it is British', ''),
  edited('letters of another encoding', german, 'ü', '\uFFFD', 'a damaged character'),
  edited(
    'a form of the plural without its number',
    strings('common', 'de'),
    /("courseCount_other": ".*?)\{\{count\}\}/,
    '$1viele',
    'no {{count}}',
  ),
  begun('another form of address', german, 'form.text', 'Hast du Zeit? ', '“du”'),
  edited(
    'a figure without a source',
    facts,
    '"audit-preparation": "',
    '"audit-preparations": "',
    'its source: "sources": { "audit-preparation"',
    '',
  ),
  edited(
    'a capability that leads to a page that is not there',
    facts,
    '"statistics"',
    '"links": { "key": "/complience/overview" },\n  "statistics"',
    'a link to “/complience/overview”',
    '',
  ),
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
