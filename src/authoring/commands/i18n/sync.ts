import { readTranslation } from '../../../content/checks/translation';
import { stringHash } from '../../../content/strings/pin';
import { pageName, pinOf, type Project } from '../../../content/project';
import { acceptTexts, refuseUnread } from './accept';
import type { Call } from '../../../commandLine/command';
import type { Author } from '../../exchange/newPins';
import { isNamed, readNamedLanguages } from './languages';
import { authorOf } from './signature';

/**
 * Pins what a translation platform or an editor wrote straight into the files: strings that are new or say something else
 * than at their last pin, and new pages. A stale page that was edited is only named, as it may still lack what is new.
 */
export async function run({ root, args: [code], options }: Call): Promise<void> {
  const { project, languages } = await readNamedLanguages(root, code);
  const author = authorOf(root, options) ?? { by: 'unknown' };
  for (const language of languages) await syncLanguage(project, language, author);
}

async function syncLanguage(project: Project, language: string, author: Author): Promise<void> {
  refuseUnread(project, language);
  const { strings, pages } = readTranslation(project, language);
  const changed = strings
    .filter(({ text, pin }) => pin?.translation !== stringHash(text))
    .map(({ namespace, key }) => `${namespace}:${key}`);
  const edited = pages.filter(({ page, isEdited }) => page && isEdited);
  const isWaiting = ({ english, isStale }: (typeof pages)[number]) =>
    isStale && pinOf(project, language, pageName(english)) !== undefined;
  const names = [...changed, ...edited.filter((one) => !isWaiting(one)).map(({ english }) => pageName(english))];
  const isChanged = (id: string) => names.length > 0 && isNamed(names, id);
  const { written, left } = await acceptTexts(project, language, author, isChanged, []);
  const pinned =
    written.length > 0 ? `${names.length} pinned, wrote ${written.join(', ')}` : 'every text is pinned as it is';
  console.log(`${language}: ${pinned}`);
  for (const line of left) console.log(`${language}: not pinned${line}`);
  if (left.length > 0) process.exitCode = 1;
  for (const name of edited.filter(isWaiting).map(({ english }) => pageName(english)))
    console.log(
      `${language}: ${name} was edited, and its English has changed as well; npm run i18n -- diff ${language} ${name}, then accept ${language} ${name}`,
    );
}
