import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { checkProject } from '../content/checks';
import { formatCount, formatProblem, sortProblems } from '../content/problem';
import { unfinishedSummary } from '../content/strings/unfinished';
import { writeTypes } from './generatedTypes';
import { restoreGatsbyFiles } from './exportSite';
import { writeFonts } from './fonts';
import { publishedLanguages } from '../content/language/publishedLanguages';
import { flagFile } from './readProject';
import { loadProject } from './site';
import { timed } from './reportErrors';

/** Checks the content and writes fonts, flags and types. An error in the content stops a build, not the live server. */
export async function prepareBuild(root: string, reporter: Reporter): Promise<void> {
  const building = process.env.NODE_ENV === 'production';
  const project = await loadProject(root);
  const languages = publishedLanguages(project.languages);
  const enabled = languages.filter((language) => language.enabled).map(({ code }) => code);
  const problems = await timed(reporter, 'Check content and locales', () =>
    sortProblems(checkProject(project, enabled)),
  );
  const finished = problems.filter(({ unfinished }) => !unfinished);
  const errors = finished.filter(({ severity }) => severity === 'error');
  const warnings = finished.length - errors.length;
  const unfinished = unfinishedSummary(problems);
  if (unfinished.length > 0) reporter.warn(unfinished.join('\n'));
  if (warnings > 0) reporter.warn(`${formatCount(warnings, 'warning')} in content/ or locales/: see npm run check`);
  if (errors.length > 0) {
    const report = `${formatCount(errors.length, 'error')} in content/ or locales/:\n\n${errors.map(formatProblem).join('\n\n')}\n`;
    if (building) reporter.panic(report);
    else reporter.error(report);
  } else writeTypes(root, project.strings.en ?? {}, project.datasets.topics);
  const flags = path.join(root, 'public/flags');
  mkdirSync(flags, { recursive: true });
  for (const { flag } of project.languages) copyFileSync(flagFile(flag), path.join(flags, `${flag}.svg`));
  await timed(reporter, 'Write fonts', () => writeFonts(root, project, languages));
  if (building) restoreGatsbyFiles(root);
}
