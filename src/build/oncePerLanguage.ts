import type { Project } from '../content/project';
import { oncePer, remembered } from '../content/remembered';

/**
 * Returns the function with its answers kept: what all pages of a language share is computed for the first of them, and again
 * once the project has been read again.
 */
export function oncePerLanguage<Answer>(
  compute: (project: Project, language: string) => Answer,
): (project: Project, language: string) => Answer {
  const ofProject = oncePer((project: Project) => remembered((language) => compute(project, language)));
  return (project, language) => ofProject(project)(language);
}
