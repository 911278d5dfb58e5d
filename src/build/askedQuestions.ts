import { findAll, plainText } from '../content/mdx/tree';
import { publishedLanguages } from '../content/language/publishedLanguages';
import { parsePageName, type PageName } from '../content/pages/contentKinds';
import { pageIn, type Project } from '../content/project';
import type { AskedQuestion, ScreenData } from '../site/screenData';
import { preventBreaksInTree } from './lineBreaks';
import { shownTables } from './shownTexts';

/**
 * Returns the first question of the sample lesson of `content/data/links.json` in the page's language, or else in English,
 * and in which languages that learners speak it can be asked.
 */
export function askedQuestion(project: Project, language: string): ScreenData['home']['asked'] {
  const known = questionsByLanguage(project);
  const question = known[language] ?? known.en;
  return question && { question, languages: ['cy', 'pl', 'th', 'uk', 'ro', 'en'].filter((code) => known[code]) };
}

/** Returns a question of that lesson in each language that it is in. */
export function questionsByLanguage(project: Project, place = 0): Readonly<Record<string, AskedQuestion>> {
  const lesson = parsePageName(project.datasets.links.value?.sampleLesson ?? '');
  const codes = publishedLanguages(project.datasets.languages.value ?? []).map(({ code }) => code);
  const questions = codes.flatMap((code) => (lesson && askedIn(project, lesson, code, place)) ?? []);
  return Object.fromEntries(questions.map((question) => [question.code, question]));
}

function askedIn(project: Project, lesson: PageName, code: string, place: number): AskedQuestion | undefined {
  const page = pageIn(project, lesson, code);
  const questions = page ? findAll(preventBreaksInTree(page.tree, code), 'Question') : [];
  const question = questions[place];
  if (!question) return undefined;
  const { own, fallback } = shownTables(project, code)('course');
  const words = { ...fallback, ...own };
  return {
    code,
    total: questions.length,
    title: question.props?.title ?? '',
    right: words['lesson.right'] ?? '',
    wrong: words['lesson.wrong'] ?? '',
    choose: words['lesson.choose'] ?? '',
    answers: findAll(question.children ?? [], 'Answer').map(({ props, children }) => ({
      title: props?.title ?? '',
      text: plainText(children).trim(),
      isRight: props?.correct !== undefined,
    })),
  };
}
