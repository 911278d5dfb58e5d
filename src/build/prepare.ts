import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Language } from '../model/datasets';
import { checkProject } from '../model/checkProject';
import { formatCount, formatProblem, sortProblems } from '../model/problem';
import type { Project } from '../model/project';
import { unfinishedSummary } from '../model/unfinished';
import { writeTypes } from './generatedTypes';
import { sourceRoot, syncSources } from './live/sources';
import { restoreRawPages } from './rawPages';
import { writeFonts } from './fonts';
import { publishedLanguages } from './publishedLanguages';
import { readSite } from './readSite';
import { missingSettings } from './settings';
import { loadProject } from './site';

/**
 * Prepares what Gatsby needs: checks the content (a build stops at an error, the live server goes on) and writes fonts,
 * flags and types.
 */
export async function prepareBuild(root: string, reporter: Reporter): Promise<void> {
  const building = process.env.NODE_ENV === 'production';
  await syncSources(root);
  const project = await loadProject(root);
  const languages = publishedLanguages(project.languages);
  const enabled = languages.filter((language) => language.enabled).map(({ code }) => code);
  const problems = sortProblems(checkProject(sourceRoot(root) === root ? project : await readSite(root), enabled));
  const unfinished = problems.filter((problem) => problem.unfinished);
  const errors = problems.filter((problem) => problem.severity === 'error' && !problem.unfinished);
  const warnings = problems.length - errors.length - unfinished.length;
  if (unfinished.length > 0) reporter.warn(unfinishedSummary(problems).join('\n'));
  if (warnings > 0) reporter.warn(`${formatCount(warnings, 'warning')} in content/ or locales/: see npm run check`);
  if (errors.length > 0) {
    const report = `${formatCount(errors.length, 'error')} in content/ or locales/:\n\n${errors.map(formatProblem).join('\n\n')}\n`;
    if (building) reporter.panic(report);
    else reporter.error(report);
  } else writeTypes(root, project.strings.en ?? {}, project.datasets.topics);
  if (building)
    for (const sentence of [...missingSettings(), ...badgesWithoutEvidence(project)]) reporter.warn(sentence);
  copyFlags(root, project.languages);
  await writeFonts(root, project, languages);
  if (building) restoreRawPages(root);
}

/** A badge without evidence is a claim that the owner has to settle before the site goes out. */
function badgesWithoutEvidence(project: Project): string[] {
  const ids =
    project.datasets.claims.value?.badges.filter(({ status }) => status === 'placeholder').map(({ id }) => id) ?? [];
  return ids.length === 0
    ? []
    : [`content/data/claims.json has no evidence for ${ids.join(', ')}; “wording”: “aligned” is the safe variant.`];
}

/** Puts the flags the site shows (Twemoji, CC-BY 4.0) under `public/flags`, named `{emoji code}.svg`. */
function copyFlags(root: string, languages: readonly Language[]): void {
  const target = path.join(root, 'public/flags');
  mkdirSync(target, { recursive: true });
  for (const { flag } of languages)
    copyFileSync(
      path.join(root, 'node_modules/@discordapp/twemoji/dist/svg', `${flag}.svg`),
      path.join(target, `${flag}.svg`),
    );
}
