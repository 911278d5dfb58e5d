import { datasetSchemas } from '../content/data/datasets';
import { git } from '../content/files/git';
import { readJsonFile } from '../content/files/jsonFile';
import { publishedLanguages } from '../content/language/publishedLanguages';
import type { Problem } from '../content/problem';
import type { Project } from '../content/project';
import { readProject } from './readProject';

/**
 * Reads the project as the live server shows it, in its languages: a file that cannot be read, or that the site cannot do
 * without, is as it last was, or as it was committed. What is wrong with it is among the project’s problems all the same.
 */
export async function readShownProject(root: string): Promise<Project> {
  const problems: Problem[] = [];
  const older: Record<string, string> = {};
  for (;;) {
    const { value } = readJsonFile(root, 'content/data/languages.json', datasetSchemas.languages, older);
    const shown = value ? publishedLanguages(value).map(({ code }) => code) : [];
    const project = await readProject(root, shown, older);
    const replaced = project.problems.flatMap((problem) => {
      const { file } = problem;
      const isNew = isUnreadable(problem) && !(file in older);
      const text = isNew ? (lastTexts.get(file) ?? committedText(root, file)) : undefined;
      return text === undefined ? [] : [{ problem, text }];
    });
    for (const { problem, text } of replaced) {
      problems.push(problem);
      older[problem.file] = text;
    }
    // Again, as pages are read where their list is.
    if (replaced.length > 0) continue;
    lastTexts = textsOf(project);
    return { ...project, problems: [...problems, ...project.problems] };
  }
}

/** Returns whether a problem keeps a file, or what is meant in it, from being read. */
export function isUnreadable({ severity, check }: Problem): boolean {
  return severity === 'error' && check === undefined;
}

let lastTexts: ReadonlyMap<string, string> = new Map();

/** Returns the texts of the files of a project, by path. */
export function textsOf(project: Project): ReadonlyMap<string, string> {
  const { pages, datasets, facts, strings, meta, pins, glossary, glossaries, searchWords, decisions } = project;
  const files = [datasets, ...Object.values(facts), ...Object.values(strings), meta, pins, glossaries, searchWords];
  const all = [...pages, ...files.flatMap((some) => Object.values(some)), glossary, ...(decisions ? [decisions] : [])];
  // A file that is not there has no text.
  return new Map(all.flatMap(({ file, text }) => (text === '' ? [] : [[file, text]])));
}

function committedText(root: string, file: string): string | undefined {
  const answer = git(root, ['show', `HEAD:./${file}`]);
  return 'text' in answer ? answer.text : undefined;
}
