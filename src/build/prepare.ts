import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { checkProject } from '../model/checkProject';
import { formatProblem, sortProblems } from '../model/problem';
import { copyFlags } from './flags';
import { restoreRawPages } from './rawPages';
import { courseIndex } from './courseIndex';
import { writeFonts } from './fonts';
import { publishedLanguages } from './publishedLanguages';
import { readSite } from './readSite';
import { missingSettings } from './settings';

/**
 * What has to be there before Gatsby starts: content without errors (the build stops at one, the live server goes on),
 * fonts, flags and the course search index.
 */
export async function prepareBuild(root: string, reporter: Reporter): Promise<void> {
  const building = process.env.NODE_ENV === 'production';
  const project = await readSite(root);
  const languages = publishedLanguages(project.languages);
  const enabled = languages.filter((language) => language.enabled).map(({ code }) => code);
  const problems = sortProblems(checkProject(project, enabled));
  const errors = problems.filter(({ severity }) => severity === 'error');
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) reporter.warn(formatProblem(problem));
  if (errors.length > 0) {
    const report = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in content/ or locales/:\n\n${errors.map(formatProblem).join('\n\n')}\n`;
    if (building) reporter.panic(report);
    else reporter.error(report);
  }
  if (building) for (const sentence of missingSettings()) reporter.warn(sentence);
  const out = path.join(root, 'public');
  mkdirSync(path.join(out, 'search'), { recursive: true });
  for (const { code } of languages)
    writeFileSync(path.join(out, 'search', `courses.${code}.json`), JSON.stringify(courseIndex(project, code)));
  copyFlags(root, project.languages);
  await writeFonts(root, project, languages);
  if (building) restoreRawPages(root);
}
