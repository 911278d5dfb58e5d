import { findAll, plainText } from '../content/mdx/tree';
import { parsePageName, type PageName } from '../content/pages/contentKinds';
import { pageIn, type Project } from '../content/project';
import type { AskedQuestion } from '../site/screenData';
import { preventBreaksInTree } from './lineBreaks';
import { shownTables } from './shownTexts';

/**
 * Returns the first question of the sample lesson of `content/data/links.json` in some languages that learners speak, and
 * first in the page's own, where it is another one. Languages that the lesson is not in are left out.
 */
export function askedQuestions(project: Project, language: string): AskedQuestion[] {
  const lesson = parsePageName(project.datasets.links.value?.sampleLesson ?? '');
  if (!lesson) return [];
  const codes = learnersLanguages.includes(language) ? learnersLanguages : [language, ...learnersLanguages];
  return codes.flatMap((code) => askedIn(project, lesson, code) ?? []);
}

const learnersLanguages = ['cy', 'pl', 'th', 'uk', 'ro', 'en'];

function askedIn(project: Project, lesson: PageName, code: string): AskedQuestion | undefined {
  const page = pageIn(project, lesson, code);
  const [question] = page ? findAll(preventBreaksInTree(page.tree, code), 'Question') : [];
  if (!question) return undefined;
  const { own, fallback } = shownTables(project, code, 'course');
  const words = { ...fallback, ...own };
  return {
    code,
    title: question.props?.title ?? '',
    right: words['lesson.right'] ?? '',
    wrong: words['lesson.wrong'] ?? '',
    answers: findAll(question.children ?? [], 'Answer').map(({ props, children }) => ({
      title: props?.title ?? '',
      text: plainText(children).trim(),
      isRight: props?.correct !== undefined,
    })),
  };
}
