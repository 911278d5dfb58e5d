import type { TextChange } from '../../texts/editing';
import { entryCheck } from '../../../content/files/jsonFile';
import { problemAt, type Problem } from '../../../content/problem';
import type { Project } from '../../../content/project';
import { nameFix } from '../../../content/strings/signature';

/** Returns what keeps the files of a text from being read, and so from being written. */
export function unreadableFiles(project: Project, { id, language }: TextChange): Problem[] {
  const name = id.split(/[:#]/)[0] ?? '';
  const files = id.includes('#')
    ? [`content/${name}/en.mdx`, `content/${name}/${language}.mdx`]
    : [`locales/en/${name}.json`, `locales/${language}/${name}.json`];
  return project.problems.filter(
    ({ file, severity, check }) =>
      severity === 'error' && check !== entryCheck && [...files, `locales/pins/${language}.json`].includes(file),
  );
}

/** Returns what is wrong with a text that is not written. */
export function problemOf(place: string, found: string, expected: string): Problem {
  const [file = '', line] = place.split(':');
  return { ...problemAt({ file, text: '' }, 0, { found, expected }), line: Number(line) };
}

/** A translation is signed with the name in git’s settings. */
export const missingGitName = problemAt({ file: '.git/config', text: '' }, 0, {
  found: 'no name in git’s settings',
  expected: 'a name that the translation is signed with',
  fix: nameFix,
});
