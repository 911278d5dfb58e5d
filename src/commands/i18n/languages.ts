import type { Project } from '../../model/project';
import { UsageError } from '../command';

/**
 * Returns the language that a command was called with; without one, all but English. Throws a UsageError as
 * `requireLanguage` does.
 */
export function namedOrAllLanguages(project: Project, code: string | undefined): string[] {
  return code === undefined ? translationLanguages(project) : [requireLanguage(project, code)];
}

function translationLanguages({ languages }: Project): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== 'en');
}

/** Returns the language that a command was called with. Throws a UsageError that names those there are. */
export function requireLanguage(project: Project, code: string | undefined): string {
  const known = translationLanguages(project);
  if (code !== undefined && known.includes(code)) return code;
  throw new UsageError(
    `${code === undefined ? 'No language was named' : `There is no language “${code}”`}; the languages are ${known.join(', ')}`,
  );
}
