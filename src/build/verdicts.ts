import { createHash } from 'node:crypto';
import { checkLanguage } from '../model/checks';
import type { LanguageCheck } from '../model/checkProject';
import type { Problem } from '../model/problem';
import type { Project } from '../model/project';

/** What the checks said of languages, each by a hash of all that they were shown. */
export type Verdicts = ReadonlyMap<string, readonly Problem[]>;

/** A check of languages that asks only those of which it does not know what it would say, and what it then knows. */
export function checkOfChanged(known: Verdicts, check: LanguageCheck = checkLanguage): CheckOfChanged {
  const verdicts = new Map<string, readonly Problem[]>();
  return {
    verdicts,
    check: (project, language) => {
      const shown = partOf(project, language);
      const key = hashOf(shown, language);
      const problems = known.get(key) ?? check(shown, language);
      verdicts.set(key, problems);
      return problems;
    },
  };
}

interface CheckOfChanged {
  readonly check: LanguageCheck;
  /** Those that were asked for; others are of files as they are no more. */
  readonly verdicts: Verdicts;
}

/** The project as if there were only English and one more language: what a check is not shown it cannot depend on. */
function partOf(project: Project, language: string): Project {
  const isShown = (code: string) => code === 'en' || code === language;
  const shown = <T>(byLanguage: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(byLanguage).filter(([code]) => isShown(code)));
  return {
    ...project,
    pages: project.pages.filter((page) => isShown(page.language)),
    strings: shown(project.strings),
    state: shown(project.state),
    glossaries: shown(project.glossaries),
    problems: [],
  };
}

/** Of everything in the project, whatever it may come to hold; what stands in a page follows from its text. */
function hashOf(project: Project, language: string): string {
  const pages = project.pages.map(({ file, blobHash }) => [file, blobHash]);
  return createHash('sha256')
    .update(JSON.stringify([language, { ...project, root: undefined, pages }]))
    .digest('hex');
}
