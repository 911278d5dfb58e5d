import { rmSync } from 'node:fs';
import path from 'node:path';
import { pseudoFolder, pseudoLanguages } from '../../../content/language/pseudoLanguages';
import { readProject } from '../../../readProject';
import { changedFiles } from '../../exchange/changedFiles';
import { unitsOf } from '../../exchange/units';
import type { Project } from '../../../content/project';
import { replaceFile } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';
import { accented, mirrored } from './pseudoText';

/** Writes the two made-up languages, from the English of today, into a folder that git ignores. */
export async function run({ root }: Call): Promise<void> {
  await writePseudo(await readProject(root, []));
  const codes = pseudoLanguages.map(({ code }) => code).join(',');
  console.log(`${pseudoFolder} has ${codes}, made from the English of today. To see them:
  npm run i18n -- preview xa             accented and longer, on http://localhost:8000/xa
  npm run i18n -- preview xb             from right to left, on http://localhost:8000/xb
  LOCALES=en,${codes} npm start         both, as a build`);
}

/** Writes strings, pages and pins of the made-up languages anew, as an import of their texts would. */
export async function writePseudo(project: Project): Promise<void> {
  const folder = path.join(project.root, pseudoFolder);
  rmSync(folder, { recursive: true, force: true });
  for (const [code, change] of Object.entries({ xa: accented, xb: mirrored })) {
    const texts = unitsOf(project, code).map(({ id, source, max }) => [id, change(source, max)] as const);
    const { files } = await changedFiles(project, code, new Map(texts), { by: 'machine' });
    for (const [file, text] of Object.entries(files)) replaceFile(path.join(folder, file), text);
  }
}
