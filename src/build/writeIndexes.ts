import path from 'node:path';
import { courseIndexFile, languageHintsFile, questionSheetFile, questionsFile } from '../site/searchFiles';
import { questionsByLanguage } from './askedQuestions';
import { writtenFonts } from './fonts';
import { replaceIfChanged } from '../content/files/writeFiles';
import { intlLocale } from '../content/language/intlLocale';
import { createTranslator } from '../site/i18n/createTranslator';
import { questionSheet } from './questionSheet';
import { searchIndex } from './courseIndex';
import type { Site } from './site';

/** Writes what islands and scripts read of all languages: the index of the course search, the question of the home page, the offer of a language; and what buyers download. */
export function writeIndexes(root: string, site: Site): void {
  const { project, codes } = site;
  const write = (file: string, content: string) => replaceIfChanged(path.join(root, 'public'), file, content);
  for (const code of codes) write(courseIndexFile(code), JSON.stringify(searchIndex(project, code)));
  // A project may be without the questions of buyers, as the small one of the tests is.
  if (project.strings.en?.buying?.value?.title)
    for (const code of codes) write(questionSheetFile(code), questionSheet(site, code));
  const questions = Object.entries(questionsByLanguage(project));
  const asked = questions.map(([code, one]) => [code, { ...one, ...writtenFonts[code] }]);
  write(questionsFile, JSON.stringify(Object.fromEntries(asked)));
  const hints = project.languages
    .filter(({ code }) => codes.includes(code))
    .map(({ code, name }) => {
      const common = { ...project.strings.en?.common?.value, ...project.strings[code]?.common?.value };
      return [intlLocale(code), createTranslator(code, { common }).t('language.hint', { language: name })];
    });
  write(languageHintsFile, JSON.stringify(Object.fromEntries(hints)));
}
