import { readProject } from '../../../build/readProject';
import { formatProblem } from '../../../content/problem';
import type { Project } from '../../../content/project';

/** Reads the project in English and the language that a command was called with. Throws as `readNamedLanguages` does. */
export async function readNamedLanguage(root: string, code: string | undefined) {
  const { project, languages } = await readNamedLanguages(root, code ?? '');
  return { project, language: languages[0] ?? '' };
}

/** Throws an Error where a file of a language or its English cannot be read: its texts would be taken for missing. */
function refuseUnread({ problems, drafts }: Project, language: string): void {
  const own = new RegExp(`^locales/(${language}|en)/|^locales/pins/${language}\\.json|/(${language}|en)\\.mdx$`);
  const broken = problems.filter(({ file, severity, check }) => {
    const isDraft = drafts.some((draft) => file.startsWith(`content/${draft}/`));
    return severity === 'error' && check === undefined && own.test(file) && !isDraft;
  });
  if (broken.length > 0) throw new Error(`Nothing was done:\n\n${broken.map(formatProblem).join('\n\n')}`);
}

/** Reads the project in a command's language, or all, and English; throws as `requireLanguage`, `refuseUnread` do. */
export async function readNamedLanguages(root: string, code: string | undefined) {
  const project = await readProject(root, code === undefined ? undefined : [code]);
  const languages = code === undefined ? translated(project) : [requireLanguage(project, code)];
  for (const language of languages) refuseUnread(project, language);
  return { project, languages };
}

/** Returns the language that a command was called with. Throws an Error that names those there are. */
export function requireLanguage(project: Project, code: string | undefined): string {
  const known = translated(project);
  if (code !== undefined && known.includes(code)) return code;
  throw new Error(
    `${code ? `There is no language “${code}”` : 'No language was named'}; the languages are ${known.join(', ')}`,
  );
}

function translated({ languages }: Project): string[] {
  return languages.map(({ code }) => code).filter((code) => code !== 'en');
}

/** Returns whether a text or page is named: by its key, namespace, page or the page’s slug. Without names, all are. */
export function isNamed(names: readonly string[], id: string): boolean {
  const [part = ''] = id.split(/[:#]/);
  const [, ...slug] = part.split('/');
  return names.length === 0 || [id, part, slug.join('/'), slug.at(-1)].some((name) => name && names.includes(name));
}

export function refuseUnknownNames(names: readonly string[], ids: readonly string[], language: string): void {
  const unknown = names.filter((name) => !ids.some((id) => isNamed([name], id)));
  if (unknown.length > 0)
    throw new Error(
      `There is no ${unknown.join(', ')} in ${language}; names are such as common, home:hero.title, features/qms`,
    );
}
