import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { countProblems } from './counts';
import { figureProblems } from './figures';
import { headingProblems } from './headings';
import { linkProblems } from './links';
import { lessonProblems } from './lessons';
import { pageShapeProblems } from './pageShape';
import { pictureProblems } from './pictures';
import { proseProblems } from './prose';
import { registrationProblems } from './registration';

/** What writers' pages are held to, beyond that they can be read (content/WRITING.md says it in words). */
const writingChecks: Readonly<Record<string, (project: Project) => Problem[]>> = {
  Menus: registrationProblems,
  Parts: pageShapeProblems,
  Lessons: lessonProblems,
  Headings: headingProblems,
  'Links and ids': linkProblems,
  Pictures: pictureProblems,
  'Figures and claims': figureProblems,
  Counts: countProblems,
  Prose: proseProblems,
};

/** Everything that is wrong in what writers wrote, under the title of its check. */
export function writingProblems(project: Project): Problem[] {
  return Object.entries(writingChecks).flatMap(([check, problemsOf]) =>
    problemsOf(project).map((problem) => ({ ...problem, check })),
  );
}
