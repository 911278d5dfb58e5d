import type { Translation } from '../../../content/checks/translation';
import { stringHash } from '../../../content/strings/pin';
import { pageName, pinOf, type Project } from '../../../content/project';
import { acceptTexts, readableTranslation } from './accept';
import type { Call } from '../../../commandLine/command';
import { readNamedLanguages } from './languages';

/**
 * Pins what a translation platform or an editor wrote straight into the files: strings that are new or say something else
 * than at their last pin, and new pages. A stale page that was edited is only named, as it may still lack what is new.
 */
export async function run({ root, args: [code], options }: Call): Promise<void> {
  const { project, languages } = await readNamedLanguages(root, code);
  for (const language of languages) syncLanguage(project, language, options.reviewed === true);
}

function syncLanguage(project: Project, language: string, reviewed: boolean): void {
  const translation = readableTranslation(project, language);
  const { names, waiting } = changedTexts(translation);
  if (names.length > 0) {
    const by = reviewed ? 'person' : 'machine';
    const { written } = acceptTexts(translation, { names, by, reviewed, asIs: false });
    console.log(`${language}: ${names.length} pinned, wrote ${written.join(', ')}`);
  } else console.log(`${language}: every text is pinned as it is`);
  for (const name of waiting)
    console.log(
      `${language}: ${name} was edited, and its English has changed as well; npm run i18n -- diff ${language} ${name}, then accept ${language} ${name}`,
    );
}

function changedTexts({ project, language, strings, pages }: Translation): { names: string[]; waiting: string[] } {
  const changed = strings
    .filter(({ text, pin }) => pin?.translation !== stringHash(text))
    .map(({ namespace, key }) => `${namespace}:${key}`);
  const edited = pages.filter(({ page, isEdited }) => page && isEdited);
  const name = ({ english }: (typeof pages)[number]) => pageName(english);
  const waiting = edited.filter((one) => one.isStale && pinOf(project, language, name(one))).map(name);
  const ready = edited.map(name).filter((one) => !waiting.includes(one));
  return { names: [...changed, ...ready], waiting };
}
