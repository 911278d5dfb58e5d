import { brand } from '../../../src/site/brand';
import type { Change } from '../copy';
import { begun, edited, hr, lesson, line, page, policy, qms, reporting, strings, type Mistake } from './mistake';

const outline = page('outlines/hr/right-to-work-checks');
const questions = 'content/data/questions.json';
/** The site and its mailboxes have one name. */
const [, ownHost = ''] = brand.email.split('@');

/** Mistakes of writers in English pages that can be read. */
export const writing: readonly Mistake[] = [
  linked('a link to a page that is not there', '/prices', 'did you mean /pricing?'),
  linked('a link with a language', '/cy/pricing', 'did you mean /pricing?'),
  linked('a link to an id that is not there', '#whyy', 'did you mean #why?'),
  linked('a link without encryption', 'http://iso.example', 'expected  https://'),
  linked('a link to a computer of one’s own', 'https://localhost:8000/pricing', 'write (/pricing)'),
  linked('a link to a private network', 'http://192.168.0.7/pricing', 'write (/pricing)'),
  linked('a page of this site by its whole address', `https://www.${ownHost}/cy/pricing/`, 'write (/pricing)'),
  linked(
    'a link to a preview',
    'https://deploy-preview-7--camre.netlify.app/pricing#calculator',
    'write (/pricing#calculator)',
  ),
  linked('half an address of mail', 'mailto:ann', 'a whole address: mailto:ann@example.org'),
  linked('a link without an address', '', 'a link without an address'),
  ['a link without words', hr, (text) => `${text}\nAbout [](/pricing).\n`, hr, 'a link without words'],
  ['what a machine says of itself', hr, (text) => `${text}\nAs an AI language model I wrote this.\n`, hr, 'As an AI'],
  ['half a bracket', hr, (text) => `${text}\nHalf (a bracket.\n`, hr, 'a bracket without its other half'],
  ['a sign of Word', hr, (text) => `${text}\nWash \uf0b7 dry.\n`, hr, 'a damaged character (U+F0B7)'],
  edited('a description that is too long', qms, /^description: /m, `$&${'long '.repeat(41)}`, '120 to 155'),
  begun('Markdown in a string', strings('home', 'en'), 'hero.note', '**Now** ', 'Markdown where only words are shown'),
  edited('a heading that leaves out a level', qms, /^## (.*\[#more\])$/m, '#### $1', 'level 3'),
  edited(
    'an entry of the brand that there is not',
    policy,
    '<Brand of="companyNumber"',
    '<Brand of="companyNumbr"',
    'did you mean of="companyNumber"?',
  ),
  [
    'a note of the policy that there is not',
    policy,
    (text) => `${text}\n<PolicyNote about="cookies" />\n`,
    policy,
    'expected  a note of the policy: analytics, challenge, subProcessors',
  ],
  edited(
    'a question without its words',
    questions,
    '"trial"',
    '"trial",\n  "support"',
    '“support” without its words\n  expected  "faq.support.question" in locales/en/home.json',
    '3:',
  ),
  [
    'words of a question that is not in the list',
    questions,
    (text) => text.replace('"trial"', '"price"'),
    line(strings('home', 'en'), '"faq.trial.answer"'),
    'npm run i18n -- remove home:faq.trial.answer',
  ],
  edited('the same question twice', questions, '"trial"', '"trial",\n  "trial"', 'the question “trial” twice', '3:'),
  edited('an id written twice', reporting, '[#more]', '[#why]', '#why a second time'),
  edited('an id that the page around the text has', reporting, '[#more]', '[#main]', 'the id #main, which the page'),
  [
    'a part before the first heading',
    qms,
    (text) => text.replace(/(## .*\[#features\]\n\n)(<FeatureGrid>[^]*<\/FeatureGrid>\n\n)/, '$2$1'),
    line(qms, '[#features]'),
    'a <FeatureGrid> before the first heading',
  ],
  written('a bullet of a word processor', '• wash hands', 'a list with signs of its own'),
  written('a ligature', 'Your ﬁrst day.', '“fi”'),
  written('a mathematical letter', 'Your 𝐟irst day.', '“f”'),
  written('a full-width letter', 'Your Ｆirst day.', '“F”'),
  written('an accent apart from its letter', 'A cafe\u0301.', '“é” as one character'),
  shown('a missing picture', lesson, '<Question', 'a <Screenshot> without its picture'),
  edited(
    'an alternative text that says it is a picture',
    reporting,
    '<Screenshot alt="',
    '<Screenshot alt="Screenshot of ',
    'leave “Screenshot of” out',
  ),
  shown('a component that this kind of page does not show', hr, '<CourseList>', 'not shown there'),
  lasting('lessons that are longer than their course', '45', 'lessons of 95 minutes in all'),
  lasting('minutes of a lesson that are no number', 'ten', 'whole minutes, 5 to 45'),
  outcome('an outcome alone', 'hr-fundamentals', '1 × <Outcome> in the course “hr-fundamentals”'),
  outcome('an outcome of a course with an outline', 'right-to-work-checks', 'none: those of its outline'),
  [
    'an outline of a course that its subject does not have',
    page('outlines/hr/leading-by-example'),
    () => '<CourseOutline>\n  <Outcome>Do it</Outcome>\n</CourseOutline>\n',
    `${page('outlines/hr/leading-by-example')}:1:`,
    'the id of a course of content/courses/hr/facts.json',
  ],
  edited(
    'a question without a correct answer',
    lesson,
    /(<Question[^]*?) correct="yes"/,
    '$1',
    'a <Question> with 0 answers marked as correct',
  ),
  edited('one capability too few', qms, / {2}<Capability [^]*?<\/Capability>\n/, '', '3 × <Capability>'),
  written('a figure that nobody gave', 'Managers save 37% of their time.', 'the figure “37%”'),
  written('a figure of something else', 'It speaks 15 dialects.', 'the figure “15” of something else'),
  written('a claim that nobody could show', 'Trusted by hotels.', '“Trusted by”'),
  edited(
    'a figure in a string',
    strings('home', 'en'),
    'Productivity up 35%',
    'Productivity up 36%',
    'the figure “36%”',
  ),
  written('link words that say nothing', '[Click here](/pricing)', 'link words that make sense on their own'),
  written('American spelling', 'We organize it.', 'British spelling'),
  [
    'a page that no menu leads to',
    page('courses/unlisted'),
    () => '---\n---\n',
    `${page('courses/unlisted')}:1:`,
    'a page that no menu leads to',
  ],
  [
    'a lesson to which nothing leads',
    'content/data/links.json',
    (text) => text.replace('lessons/allergens', 'features/qms'),
    `${lesson}:1:`,
    'the page /lessons/allergens, to which nothing leads',
  ],
];

/** A link in a sentence of its own. */
function linked(what: string, href: string, words: string): Mistake {
  return written(what, `See [the prices](${href}).`, words, qms);
}

/** A picture that is not there, before a component. */
function shown(what: string, file: string, component: string, words: string): Mistake {
  const place = line(file, component);
  return [what, file, before(component, '<Screenshot alt="Some words here" />\n\n'), place, words];
}

/** A sentence before the first heading of a page. */
function written(what: string, sentence: string, words: string, file = page('courses/leadership')): Mistake {
  return [what, file, before('## ', `${sentence}\n\n`), line(file, '## '), words];
}

function lasting(what: string, minutes: string, words: string): Mistake {
  return [what, outline, (text) => text.replace('"10"', `"${minutes}"`), line(outline, '<Lesson'), words];
}

function outcome(what: string, id: string, words: string): Mistake {
  const course = new RegExp(`"${id}"[^]*?(?=  </Course>)`);
  return [what, hr, (text) => text.replace(course, '$&\n    <Outcome>Do it</Outcome>\n'), line(hr, id), words];
}

function before(place: string, added: string): Change {
  return (text) => text.replace(place, `${added}${place}`);
}
