import path from 'node:path';
import { courseIndexFile, languageHintsFile, questionsFile, questionSheetFile, recordFile } from '../site/searchFiles';
import { questionsByLanguage } from './askedQuestions';
import { writtenFonts } from './fonts';
import { replaceIfChanged } from '../content/files/writeFiles';
import { intlLocale } from '../content/language/intlLocale';
import { createTranslator } from '../site/i18n/createTranslator';
import { sampleCourse, searchIndex } from './courseIndex';
import type { Site } from './site';
import { csvOf } from '../../supabase/functions/_shared/csv';
import { dateStyleOf } from '../content/language/dateStyle';
import { numberStyleOf } from '../content/language/numberStyle';
import { brand } from '../site/brand';
import { answersTo, type Wording } from '../site/buyerAnswers';
import { formatPercent } from '../site/i18n/format';
import { formatDate } from '../site/i18n/formatDate';
import { localisedPath, namespaces } from '../site/routes';
import { recordSheet, sampleRows } from '../site/samples/sampleRecord';
import { readSettings } from './settings';

/** Writes what islands and scripts read of all languages: the index of the course search, the question of the home page, the offer of a language; and what buyers download. */
export function writeIndexes(root: string, site: Site): void {
  const { project, codes } = site;
  const write = (file: string, content: string) => replaceIfChanged(path.join(root, 'public'), file, content);
  for (const code of codes) write(courseIndexFile(code), JSON.stringify(searchIndex(project, code)));
  // A project may be without the questions of buyers, as the small one of the tests is.
  if (project.strings.en?.buying?.value?.title)
    for (const code of codes) {
      write(questionSheetFile(code), questionSheet(site, code));
      const t = translatorOf(site, code).getFixedT<'course'>(null, 'course');
      write(recordFile(code), recordSheet(t, sampleCourse(project, code), sampleRows));
    }
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

/** Returns what buyers ask and what the site says, as a spreadsheet opens it, for a colleague who fills in a supplier's questionnaire. */
export function questionSheet(site: Site, code: string): string {
  const { published, routes } = site;
  const numbers = numberStyleOf(code);
  const translator = translatorOf(site, code);
  const spaces = ['buying', 'compliance', 'courses', 'home', 'pricing'] as const;
  const t = translator.getFixedT<typeof spaces>(null, spaces);
  const wording: Wording = {
    percent: (value) => formatPercent(numbers, value),
    date: (day) => formatDate(dateStyleOf(code), numbers, day),
    languages: published,
  };
  const { siteUrl } = readSettings();
  // The form names some, too; the later page answers them.
  const pageOf = new Map(
    routes.flatMap(({ path, questions = [] }) => questions.map((group) => [group, path] as const)),
  );
  return csvOf([
    [
      translator.t('buying:title'),
      translator.t('contact:choice.question.title'),
      `${brand.product}, ${wording.date(process.env.GATSBY_BUILD_DATE ?? '')}`,
      translator.t('course:lesson.record.status'),
      siteUrl,
    ],
    ...[...pageOf].flatMap(([group, path]) =>
      answersTo(group, t, wording).map(({ title, question, said, state, place }) => [
        translator.t(`buying:group.${group}`),
        title && title !== question ? `${title}: ${question}` : question,
        said.replace(/<\/?\w+>/g, ''),
        translator.t(`buying:pile.${state}`),
        siteUrl + localisedPath(place?.path ?? path, code) + (place ? `#${place.anchor}` : ''),
      ]),
    ),
  ]);
}

function translatorOf({ project: { strings } }: Site, code: string) {
  const words = namespaces.map((name) => [name, { ...strings.en?.[name]?.value, ...strings[code]?.[name]?.value }]);
  return createTranslator(code, Object.fromEntries(words), {}, numberStyleOf(code));
}
