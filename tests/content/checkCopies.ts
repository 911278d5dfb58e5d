import { readSite } from '../../src/build/readSite';
import { checkProject } from '../../src/model/checkProject';
import { formatProblem } from '../../src/model/problem';

/** Prints what the check finds in each copy that is named, as JSON; the parser is an ES module, which Jest does not load. */
async function checkCopies(copies: readonly string[]): Promise<void> {
  const found: string[][] = [];
  for (const copy of copies) {
    const project = await readSite(copy);
    const languages = project.languages.filter(({ enabled }) => enabled).map(({ code }) => code);
    found.push(checkProject(project, languages).map(formatProblem));
  }
  process.stdout.write(JSON.stringify(found));
}

void checkCopies(process.argv.slice(2));
