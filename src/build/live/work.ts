import { checkProject } from '../../model/checkProject';
import { git } from '../../model/git';
import { mostVisibleFirst } from '../../model/mostVisibleFirst';
import { workPaths } from '../../model/work';
import { localisedPath } from '../../routes';
import { readSite, routesOfSite } from '../readSite';
import { siteAt, textDifferences } from '../textDifferences';
import { Refusal, type Endpoint } from './edit/guard';
import { editableTexts } from './edit/texts';

/** The endpoints of the work list. */
export function workEndpoints(root: string): Endpoint[] {
  const get = (path: string, answer: Endpoint['answer']): Endpoint => ({ path, method: 'GET', answer });
  return [
    get(workPaths.texts, async ({ query }) => {
      const language = languageIn(query);
      const project = await readSite(root, [language]);
      const paths = routesOfSite(project).map((route) => localisedPath(route.path, language));
      return mostVisibleFirst(editableTexts(project, language), paths);
    }),
    get(workPaths.changes, async ({ query }) => {
      const [language, commit] = [languageIn(query), commitBefore(root, query.get('since'))];
      const [before, after] = await Promise.all([siteAt(root, commit, [language]), readSite(root, [language])]);
      return textDifferences(before, after, language);
    }),
    get(workPaths.problems, async ({ query }) => {
      const language = languageIn(query);
      return checkProject(await readSite(root, [language]), [language]).filter(({ unfinished }) => !unfinished);
    }),
  ];
}

/** Throws a Refusal for what is no language code, and could be a path. */
function languageIn(query: URLSearchParams): string {
  const language = query.get('language') ?? '';
  if (!/^[a-z]{2}(-[A-Z][A-Za-z]+)?$/.test(language)) throw new Refusal(404, `there is no language “${language}”`);
  return language;
}

/** The last commit before today, or the last one. */
function commitBefore(root: string, since: string | null): string {
  const answer = git(root, ['rev-list', '-1', ...(since === 'today' ? ['--before=00:00'] : []), 'HEAD']);
  if ('missing' in answer) throw new Refusal(409, answer.missing);
  return answer.text.trim() || 'HEAD';
}
