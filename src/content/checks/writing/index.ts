import type { Problem } from '../../problem';
import { sourcePages, type ContentPage, type Project } from '../../project';
import { countProblems } from './counts';
import { figureProblems } from './figures';
import { headingProblems } from './headings';
import { linkProblems } from './links';
import { lessonProblems } from './lessons';
import { partsOfPage } from './pageShape';
import { pictureProblems } from './pictures';
import { proseProblems } from './prose';
import { registrationProblems } from './registration';

type PageCheck = (page: ContentPage, project: Project) => Problem[];

const inPages = (check: PageCheck) => (project: Project) => project.pages.flatMap((page) => check(page, project));
const inEnglishPages = (check: PageCheck) => (project: Project) =>
  sourcePages(project).flatMap((page) => check(page, project));

/** The checks of what writers write, by title; content/WRITING.md has the rules. */
const writingChecks: Readonly<Record<string, (project: Project) => Problem[]>> = {
  Menus: registrationProblems,
  Parts: inEnglishPages(partsOfPage),
  Lessons: inEnglishPages(lessonProblems),
  Headings: inPages(headingProblems),
  'Links and ids': inEnglishPages(linkProblems),
  Pictures: inPages(pictureProblems),
  'Figures and claims': figureProblems,
  Counts: countProblems,
  Prose: inEnglishPages(proseProblems),
};

/** Returns everything that is wrong in what writers wrote, under the title of its check. */
export function writingProblems(project: Project): Problem[] {
  return Object.entries(writingChecks).flatMap(([check, problemsOf]) =>
    problemsOf(project).map((problem) => ({ ...problem, check })),
  );
}
