import type { Project } from '../content/project';
import { remembered } from '../content/remembered';

/**
 * Returns the function with its answers kept: what all pages of a language share is computed for the first of them, and again
 * once the project has been read again.
 */
export function oncePerLanguage<Answer>(
  compute: (project: Project, language: string) => Answer,
): (project: Project, language: string) => Answer {
  const known = new WeakMap<Project, (language: string) => Answer>();
  return (project, language) => {
    const answers = known.get(project) ?? remembered((of) => compute(project, of));
    known.set(project, answers);
    return answers(language);
  };
}

/** Returns the function of a project with its answer kept. */
export function oncePerProject<Answer>(compute: (project: Project) => Answer): (project: Project) => Answer {
  const ofLanguage = oncePerLanguage(compute);
  return (project) => ofLanguage(project, '');
}
