import type { Problem } from '../problem';
import type { Project } from '../project';
import { figureProblems } from './figures';
import { headingProblems } from './headings';
import { linkProblems } from './links';
import { pageShapeProblems } from './pageShape';
import { pictureProblems } from './pictures';
import { proseProblems } from './prose';
import { registrationProblems } from './registration';

/** What writers' pages are held to, beyond that they can be read (content/WRITING.md says it in words). */
export function writingProblems(project: Project): Problem[] {
  return [registrationProblems, pageShapeProblems, headingProblems, linkProblems, pictureProblems, figureProblems, proseProblems].flatMap((check) => check(project));
}
