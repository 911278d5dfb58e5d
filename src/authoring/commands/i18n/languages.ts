import { readProject } from '../../../build/readProject';
import type { Project } from '../../../content/project';

/** Reads the project in English and the language that a command was called with. Throws as `requireLanguage` does. */
export async function readNamedLanguage(root: string, code: string | undefined) {
  const project = await readProject(root, code === undefined ? [] : [code]);
  return { project, language: requireLanguage(project, code) };
}

/**
 * Reads the project in English and the language that a command was called with; without one, in all of them. Throws as
 * `requireLanguage` does.
 */
export async function readNamedLanguages(root: string, code: string | undefined) {
  const project = await readProject(root, code === undefined ? undefined : [code]);
  return { project, languages: code === undefined ? translated(project) : [requireLanguage(project, code)] };
}

/** Returns the language that a command was called with. Throws an Error that names those there are. */
export function requireLanguage(project: Project, code: string | undefined): string {
  const known = translated(project);
  if (code !== undefined && known.includes(code)) return code;
  throw new Error(
    `${code === undefined ? 'No language was named' : `There is no language “${code}”`}; the languages are ${known.join(', ')}`,
  );
}

/** Returns all languages but English. */
function translated({ languages }: Project): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== 'en');
}
