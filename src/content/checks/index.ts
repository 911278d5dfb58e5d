import { damaged, invisible, letters } from './characters';
import { countProblems, figureProblems, fixedWordProblems, oneFigureProblems } from './claims';
import { datasetProblems, factsProblems, iconProblems, outlineProblems, sampleProblems } from './datasets';
import { decisions, requiredProblems, staleness, untranslated } from './state';
import { contextProblems, keys, order, plurals } from './keys';
import { leftovers, markdownInStrings, markdownProblems } from './leftovers';
import { linkProblems, links, referenceProblems, unreachedProblems } from './links';
import { pictureProblems, registrationProblems } from './pages';
import { fieldProblems, headingProblems, outcomeProblems, partsOfPage, questionProblems } from './parts';
import { articles, endings, numbers, placeholders } from './placeholders';
import type { Problem } from '../problem';
import { sourcePages, type ContentPage, type Project } from '../project';
import { readTranslation, type Check } from './translation';
import { britishLaws, forbiddenTerms, glossary, names, unusedNames } from './terms';
import { structure } from './structure';
import { lengths, proseProblems, punctuation, quotes, spaces, whitespace } from './style';

/** The checks of the texts of a language. Whether a file can be read at all is found when it is read. */
export const checks: readonly Check[] = [
  keys,
  plurals,
  damaged,
  placeholders,
  leftovers,
  structure,
  links,
  names,
  numbers,
  articles,
  endings,
  forbiddenTerms,
  lengths,
  quotes,
  spaces,
  whitespace,
  punctuation,
  markdownInStrings,
  letters,
  invisible,
  order,
  glossary,
  britishLaws,
  staleness,
  untranslated,
  decisions,
];

/** Returns what is wrong in the texts of a language that can be read. */
export function checkLanguage(project: Project, language: string): Problem[] {
  const translation = readTranslation(project, language);
  // A problem with a title is one text’s own. Of an English page with a mistake the rest is said in the same round.
  const read = new Set(sourcePages(project).flatMap(({ file, tree }) => (tree.length > 0 ? file : [])));
  const unreadable = new Set(
    project.problems.filter(({ check, file }) => check === undefined && !read.has(file)).map(({ file }) => file),
  );
  const ofTexts = checks
    .filter(({ isForTranslations }) => language !== 'en' || !isForTranslations)
    .flatMap(({ title, problems }) => problems(translation).map((problem) => ({ ...problem, check: title })));
  const own = project.pages.filter((page) => page.language === language);
  const ofPages = pageChecks.flatMap(([check, problemsOf]) =>
    own.flatMap((page) => problemsOf(page, project).map((problem) => ({ ...problem, check }))),
  );
  return [...ofTexts.filter(({ file }) => !unreadable.has(file)), ...ofPages];
}

type PageCheck = (page: ContentPage, project: Project) => Problem[];

/** The checks of a page in any language, by title: who looks at one language alone sees them too. */
const pageChecks: readonly (readonly [title: string, problemsOf: PageCheck])[] = [
  ['Facts', factsProblems],
  ['Icons', iconProblems],
  ['Fields', fieldProblems],
  ['Headings', headingProblems],
  ['Markdown', markdownProblems],
  ['Pictures', pictureProblems],
];

const inEnglishPages = (check: PageCheck) => (project: Project) =>
  sourcePages(project).flatMap((page) => check(page, project));

/** The checks of English pages and of data, by title; content/WRITING.md has the rules. */
const projectChecks: readonly (readonly [title: string, problemsOf: (project: Project) => Problem[]])[] = [
  ['Facts', sampleProblems],
  ['Data', datasetProblems],
  ['Context', contextProblems],
  ['Fixed words', fixedWordProblems],
  ['Names', unusedNames],
  ['References', referenceProblems],
  ['References', unreachedProblems],
  ['Menus', registrationProblems],
  ['Parts', inEnglishPages(partsOfPage)],
  ['Lessons', inEnglishPages(questionProblems)],
  ['Outlines', inEnglishPages(outlineProblems)],
  ['Outlines', inEnglishPages(outcomeProblems)],
  ['Links and ids', inEnglishPages(linkProblems)],
  ['Figures and claims', figureProblems],
  ['Figures and claims', oneFigureProblems],
  ['Counts', countProblems],
  ['Prose', inEnglishPages(proseProblems)],
];

/** Returns all that is wrong in what every language shares, in English, and in the languages that are named. */
export function checkProject(project: Project, languages: readonly string[]): Problem[] {
  const translations = languages.filter((language) => language !== 'en');
  return [
    ...checkSource(project),
    ...translations.flatMap((code) => [...requiredProblems(project, code), ...checkLanguage(project, code)]),
  ];
}

export function checkSource(project: Project): Problem[] {
  const shared = projectChecks.flatMap(([check, find]) => find(project).map((problem) => ({ ...problem, check })));
  return [...project.problems, ...shared, ...checkLanguage(project, 'en')];
}
