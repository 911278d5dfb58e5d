import { readSite } from '../../build/readSite';
import { readTranslation, type Translation } from '../../model/checks/translation';
import { parsePin, stringHash } from '../../model/pin';
import { pageName, type Project } from '../../model/project';
import { acceptedPins, refuseUnreadable, writeAccepted } from './accept';
import { namedOrAllLanguages, type Call } from './command';

/**
 * Pins what a translation platform or an editor wrote straight into the files: strings that are new or say something else
 * than at their last pin, and new pages. A stale page that was edited is only named, as it may still lack what is new.
 */
export async function run({ root, args: [code], options }: Call): Promise<void> {
  const project = await readSite(root, code === undefined ? undefined : [code]);
  for (const language of namedOrAllLanguages(project, code)) syncLanguage(project, language, options.reviewed === true);
}

function syncLanguage(project: Project, language: string, reviewed: boolean): void {
  refuseUnreadable(project, language);
  const translation = readTranslation(project, language);
  const { names, waiting } = changedTexts(translation);
  if (names.length > 0) {
    const how = { names, by: reviewed ? ('person' as const) : ('machine' as const), reviewed, asIs: false };
    const { pins, pages } = acceptedPins(translation, how);
    const files = writeAccepted(project, language, withoutLeftOver(translation, pins), pages);
    console.log(`${language}: ${names.length} pinned, wrote ${files.join(', ')}`);
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
  const edited = pages.flatMap(({ page, isEdited, isStale }) => (page && isEdited ? [{ page, isStale }] : []));
  const isNew = (name: string) => parsePin(project.state[language]?.[name]) === undefined;
  const ready = edited.filter(({ page, isStale }) => !isStale || isNew(pageName(page)));
  return {
    names: [...changed, ...ready.map(({ page }) => pageName(page))],
    waiting: edited.filter((one) => !ready.includes(one)).map(({ page }) => pageName(page)),
  };
}

/** The pins of texts that are still there. */
function withoutLeftOver({ tables }: Translation, pins: Readonly<Record<string, string>>): Record<string, string> {
  const known = new Set(
    tables.flatMap(({ namespace, table }) => Object.keys(table.value ?? {}).map((key) => `${namespace}:${key}`)),
  );
  return Object.fromEntries(Object.entries(pins).filter(([id]) => !id.includes(':') || known.has(id)));
}
