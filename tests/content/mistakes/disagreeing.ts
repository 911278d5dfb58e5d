import { lineOf } from '../copy';
import { begun, edited, english, hr, line, page, strings, type Mistake } from './mistake';

const glossary = 'locales/glossary/cy.json';
const [ownHr, ownReporting] = [page('courses/hr', 'cy'), page('features/reporting', 'cy')];

/** Translations that do not agree with the English. */
export const disagreeing: readonly Mistake[] = [
  [
    'a missing key',
    strings('contact'),
    (text) => text.replace(/^ {2}"hero.lede".*\n/m, ''),
    `${strings('contact')}:${lineOf(strings('contact'), '"hero.lede"') - 1}:3`,
    'no key "hero.lede"',
  ],
  edited('an unknown key', strings('home'), '"hero.lede"', '"hero.leed"', 'did you mean "hero.lede"?'),
  edited(
    'a lost placeholder',
    strings('pricing'),
    'Yr isafswm yw {{minimum}}',
    'Yr isafswm yw £25',
    'no {{minimum}} in "calculator.minimum"',
  ),
  begun('a placeholder of its own', strings('partners'), 'hero.lede', '{{name}} ', '{{name}} that the English has not'),
  begun('a broken placeholder', strings('notFound'), 'home', '{name} ', 'a brace that belongs to no placeholder'),
  edited('a lost tag', strings('compliance'), /<\/?mark>/g, '', 'no </mark>, no <mark> in "hero.title"'),
  edited(
    'a plural form that the language needs',
    strings('common'),
    /^ {2}"courseCount_few".*\n/m,
    '',
    'no "courseCount_few"',
  ),
  [
    'a plural form that no number takes',
    strings('integrations', 'en'),
    (text) => text.replace(/^( {2}"filter\.count_)one(.*\n)/m, '$1one$2$1two$2'),
    `${strings('integrations', 'en')}:${lineOf(strings('integrations', 'en'), '"filter.count_one"') + 1}:3`,
    '2 forms in this language: _one _other',
  ],
  edited(
    'keys out of order',
    strings('notFound'),
    /^( {2}".*),\n( {2}".*),\n/m,
    '$2,\n$1,\n',
    'keys are sorted',
    '3:3',
  ),
  begun('a text over its length', strings('courses'), 'cta.contact', 'hir '.repeat(20), 'characters in "cta.contact"'),
  edited(
    'a text that stayed in English',
    strings('specialist'),
    /("hero\.title": ").*"/,
    `$1${english('specialist', 'hero.title')}"`,
    'the English of "hero.title"',
  ),
  edited('a translated name', strings('feature'), 'Camre', 'Cam', '“Camre” as it is'),
  edited('a straight quotation mark', strings('screenshots'), '’', "'", "a straight '"),
  begun('a word that is not said', strings('contact', 'en'), 'form.text', 'Students start here. ', 'not at school'),
  edited(
    'a word that is not the glossary’s',
    ownReporting,
    /[Dd]angosfyrddau|[Dd]dangosfyrddau|[Dd]angosfwrdd|[Dd]dangosfwrdd/g,
    'panel',
    'for “dashboard”',
    '',
  ),
  edited('a term that the glossary does not have', glossary, '"course"', '"corse"', 'the term “corse”'),
  [
    'a heading that the translation lost',
    page('features/qms', 'cy'),
    (text) => text.replace(/^## .*\[#more\]$/m, ''),
    `${page('features/qms', 'cy')}:${lineOf(page('features/qms', 'cy'), '<CapabilityGrid>')}:`,
    'no <h2 id="more"> here',
  ],
  edited('a component in another order', ownReporting, /icon="[a-z-]+"/, 'icon="key"', '<Feature icon="key">'),
  edited('a lost list item', page('pages/privacy-policy', 'cy'), /^- .*\n(?=- )/m, '', 'no <li> here', ''),
  [
    'a link that leaves the language',
    ownHr,
    (text) => text.replace(/\]\(\/(?=[a-z])|$/, (found) => (found ? '](/cy/' : '\nMwy [yma](/cy/contact).\n')),
    ownHr,
    'written without website and language',
  ],
  edited(
    'an invisible character',
    page('courses/leadership', 'cy'),
    '\n---\n\n',
    '\n---\n\nA\u200B ',
    'the invisible character U+200B',
    '',
  ),
  [
    'an older English page',
    hr,
    (text) => text.replace('\n---\n\n', '\n---\n\nMore. '),
    line(ownHr, 'source:'),
    'a translation of an older English page',
  ],
  edited('a page without its pin', ownHr, /^source:.*\n/m, '', 'a page that is not pinned to any English', '1:1'),
  [
    'an older English string',
    strings('scenes', 'en'),
    (text) => text.replace(/": "/, '": "New: '),
    `${strings('scenes')}:2:3`,
    'translated from an older English',
  ],
];
