import { git } from '../content/files/git';
import type { Route } from '../site/routes';

/**
 * Returns a function that gives the day on which the words of a page were last changed: of its MDX file, or of the texts of its
 * screen. A day that is not known is undefined: without git, in a shallow clone, where the file has changes of today.
 */
export function changeDates(root: string): (route: Route, language: string) => string | undefined {
  const days = committedDays(root);
  return ({ content, namespaces }, language) => {
    const files = content
      ? [`content/${content.kind}/${content.slug}/${language}.mdx`]
      : namespaces.filter((name) => name !== 'common').map((name) => `locales/${language}/${name}.json`);
    const known = files.map((file) => days.get(file));
    return known.some((day) => day === undefined) ? undefined : known.sort().at(-1);
  };
}

/** Returns the day of the last commit of each file of `content/` and `locales/` that is as it was committed. */
function committedDays(root: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  const linesOf = (...words: string[]) => {
    const answer = git(root, words);
    return 'text' in answer ? answer.text.split('\n') : [];
  };
  // The oldest commit of a shallow clone seems to have changed every file.
  if (linesOf('rev-parse', '--is-shallow-repository')[0] !== 'false') return days;
  const paths = ['--', 'content', 'locales'];
  let day = '';
  for (const line of linesOf('-c', 'core.quotePath=off', 'log', '--format=@%cs', '--name-only', '--relative', ...paths))
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  for (const file of linesOf('-c', 'core.quotePath=off', 'diff', '--name-only', '--relative', 'HEAD', ...paths))
    days.delete(file);
  return days;
}
