import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pseudoFolder, pseudoLanguages } from '../../build/pseudoLanguages';
import { readSite } from '../../build/readSite';
import { fieldLimits } from '../../model/frontMatter';
import { formatPin, stringHash } from '../../model/pin';
import type { ContentPage, Project } from '../../model/project';
import type { Call } from './command';
import { accented, mirrored, type PseudoText } from './pseudoText';

/** Writes the two made-up languages, from the English of today, into a folder that git ignores. */
export async function run({ root }: Call): Promise<void> {
  writePseudo(root, await readSite(root, []));
  const codes = pseudoLanguages.map(({ code }) => code).join(',');
  console.log(`${pseudoFolder} has ${codes}, made from the English of today. To see them:
  npm run i18n -- preview xa             accented and longer, on http://localhost:8000/xa
  npm run i18n -- preview xb             from right to left, on http://localhost:8000/xb
  LOCALES=en,${codes} npm start         both, as a build`);
}

/** Writes strings, pages and pins of the made-up languages anew. */
export function writePseudo(root: string, project: Project): void {
  rmSync(path.join(root, pseudoFolder), { recursive: true, force: true });
  for (const [code, change] of Object.entries(changes))
    for (const [file, text] of Object.entries({ ...tables(project, code, change), ...pages(project, code, change) })) {
      const target = path.join(root, pseudoFolder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
}

const changes: Readonly<Record<string, PseudoText>> = { xa: accented, xb: mirrored };

/** The string tables, and the pins that say they are of today. */
function tables(project: Project, code: string, change: PseudoText): Record<string, string> {
  const english = Object.entries(project.strings.en ?? {}).map(([namespace, { value = {} }]) => ({
    namespace,
    strings: Object.entries(value),
  }));
  const json = (entries: [string, string][]) => `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  return {
    ...Object.fromEntries(
      english.map(({ namespace, strings }) => [
        `locales/${code}/${namespace}.json`,
        json(strings.map(([key, text]) => [key, change(text)])),
      ]),
    ),
    [`locales/state/${code}.json`]: json(
      english.flatMap(({ namespace, strings }) =>
        strings.map(([key, text]): [string, string] => [`${namespace}:${key}`, pinOf(text, change(text))]),
      ),
    ),
  };
}

function pinOf(english: string, translation: string): string {
  return formatPin({ english: stringHash(english), translation: stringHash(translation), by: 'machine', asIs: false });
}

function pages(project: Project, code: string, change: PseudoText): Record<string, string> {
  const english = project.pages.filter(({ language }) => language === 'en');
  return Object.fromEntries(
    english.map((page) => [`content/${page.kind}/${page.slug}/${code}.mdx`, pseudoPage(page, change)]),
  );
}

/** The page with each of its texts changed where it stands, pinned to the English. */
function pseudoPage(page: ContentPage, change: PseudoText): string {
  let text = page.text;
  for (const passage of [...page.passages].sort((one, other) => other.offset - one.offset)) {
    const words = passage.text;
    if (words.trim() === '') continue;
    const changed = words.replace(
      /^(\s*)([\s\S]*?)(\s*)$/,
      (_, before: string, core: string, after: string) => before + change(core, roomOf(page, core)) + after,
    );
    text = text.slice(0, passage.offset) + changed + text.slice(passage.offset + words.length);
  }
  return text.replace(/\n---\n/, `\nsource: "${page.blobHash}"\n---\n`);
}

/** How long a field of the front matter may be. */
function roomOf({ frontMatter }: ContentPage, words: string): number | undefined {
  const field = Object.entries(frontMatter ?? {}).find(([, value]) => value === words)?.[0];
  return Object.entries(fieldLimits).find(([name]) => name === field)?.[1];
}
