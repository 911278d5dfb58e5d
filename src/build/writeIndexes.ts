import path from 'node:path';
import { courseIndexFile, languageHintsFile, questionsFile } from '../site/searchFiles';
import { questionsByLanguage } from './askedQuestions';
import { writtenFonts } from './fonts';
import { replaceIfChanged } from '../content/files/writeFiles';
import { intlLocale } from '../content/language/intlLocale';
import { createTranslator } from '../site/i18n/createTranslator';
import { searchIndex } from './searchWords';
import type { Site } from './site';

/** Writes what islands and scripts read of all languages: the index of the course search, the question of the home page, the offer of a language. */
export function writeIndexes(root: string, { project, codes }: Site): void {
  const write = (file: string, content: unknown) =>
    replaceIfChanged(path.join(root, 'public'), file, JSON.stringify(content));
  for (const code of codes) write(courseIndexFile(code), searchIndex(project, code));
  const questions = Object.entries(questionsByLanguage(project));
  write(questionsFile, Object.fromEntries(questions.map(([code, one]) => [code, { ...one, ...writtenFonts[code] }])));
  const hints = project.languages
    .filter(({ code }) => codes.includes(code))
    .map((language) => hintOf(project, language));
  write(languageHintsFile, Object.fromEntries(hints));
}

/** Returns a language's tag in pages and the sentence that offers a page in it. */
function hintOf({ strings }: Site['project'], { code, name }: Site['project']['languages'][number]) {
  const common = { ...strings.en?.common?.value, ...strings[code]?.common?.value };
  return [intlLocale(code), createTranslator(code, { common }).t('language.hint', { language: name })] as const;
}
