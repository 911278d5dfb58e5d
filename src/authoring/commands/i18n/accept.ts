import { segmentStates } from '../../../content/pages/pageState';
import { formatCount } from '../../../content/problem';
import { englishPages, pageName, pinOf, type Project } from '../../../content/project';
import { readTranslation } from '../../../content/checks/translation';
import { stringHash } from '../../../content/strings/strings';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/commandLine';
import { changedTexts, checkedFiles } from '../../exchange/checkedFiles';
import type { Author } from '../../exchange/changedFiles';
import { unitsOf } from '../../exchange/units';
import { isNamed, readNamedLanguage, readNamedLanguages, refuseUnknownNames } from './languages';
import { authorOf, waysToSign } from './signature';

/**
 * Pins translations to the English of today; without names, all of the language. Whose it is has to be said: `--mine` and
 * `--by` sign what changed since the last pin, `--reviewed` all of it. A text or page that the checks would refuse is left as
 * it is and named; exit code 1 then.
 */
export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  const given = authorOf(root, options);
  // Nobody’s name is written that was not given; --as-is by itself claims no reader.
  if (!given && !options['as-is'])
    throw new Error(
      `Nothing was accepted: say whose it is${waysToSign(['npm run i18n -- accept', code, ...names].join(' '))}`,
    );
  const ids = textsOf(project, language).map(({ id }) => id);
  refuseUnknownNames(names, ids, language);
  const author: Author = { ...(given ?? { by: 'unknown' }), asIs: new Set(options['as-is'] ? names : []) };
  const { written, left } = await acceptTexts(project, language, author, (id) => isNamed(names, id), names);
  console.log(written.length > 0 ? `wrote ${written.join(', ')}` : 'Nothing changed: all of it was accepted before.');
  const waiting = textsOf(project, language).filter(
    ({ id, isEnglish }) => isEnglish && !id.includes('#') && !author.asIs?.has(id),
  );
  if (waiting.length > 0)
    console.log(
      `${formatCount(waiting.length, 'text')} still in English, such as ${waiting[0]?.id}; one that is the same in ${language} is accepted by its key, with --as-is`,
    );
  if (left.length === 0) return;
  console.log(`\nNot accepted, as ${left.length === 1 ? 'it is' : 'they are'} not whole:\n${left.join('\n')}`);
  process.exitCode = 1;
}

/** Every text of a language; one that it does not have is the English, and is taken only as it is. */
function textsOf(project: Project, language: string) {
  return unitsOf(project, language).map(({ id, source, target }) => ({
    id,
    text: target || source,
    isEnglish: target === '',
  }));
}

/**
 * Writes the pins of texts as they are in the files; `named` are texts that somebody calls theirs by name. Returns the files that
 * changed, and what was left with its reasons.
 */
async function acceptTexts(
  project: Project,
  language: string,
  author: Author,
  isWanted: (id: string) => boolean,
  named: readonly string[],
): Promise<{ readonly written: readonly string[]; readonly left: readonly string[] }> {
  const texts = textsOf(project, language).filter(
    ({ id, isEnglish }) => isWanted(id) && (!isEnglish || author.asIs?.has(id)),
  );
  const changed = new Set([...named, ...(await changedTexts(project, language))]);
  const given = new Map(texts.map(({ id, text }) => [id, text]));
  const { files, refused } = await checkedFiles(project, language, given, { ...author, changed });
  const written = Object.entries(files).flatMap(([file, text]) => replaceIfChanged(project.root, file, text) ?? []);
  const lacking = englishPages(project).flatMap((english) => {
    const states = segmentStates(project, english, language);
    const missing = states.filter(({ target }) => !target);
    if (missing.length === 0 || !states.some(({ id }) => given.has(id))) return [];
    const name = pageName(english);
    return `  ${name}  lacks ${missing.length} of its ${states.length} texts: npm run i18n -- diff ${language} ${name}`;
  });
  return { written, left: [...lacking, ...[...refused].map(([id, reasons]) => `  ${id}  ${reasons.join('\n    ')}`)] };
}

/**
 * Pins what a translation platform or an editor wrote straight into the files: strings that are new or say something else
 * than at their last pin, and new pages. A stale page that was edited is only named, as it may still lack what is new.
 */
export async function sync({ root, args: [code], options }: Call): Promise<void> {
  const { project, languages } = await readNamedLanguages(root, code);
  const author = authorOf(root, options) ?? { by: 'unknown' };
  for (const language of languages) await syncLanguage(project, language, author);
}

async function syncLanguage(project: Project, language: string, author: Author): Promise<void> {
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
