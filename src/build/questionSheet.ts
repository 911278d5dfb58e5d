import { csvOf } from '../../supabase/functions/_shared/csv';
import { dateStyleOf } from '../content/language/dateStyle';
import { numberStyleOf } from '../content/language/numberStyle';
import { brand } from '../site/brand';
import { answersTo, type Wording } from '../site/buyerAnswers';
import { createTranslator } from '../site/i18n/createTranslator';
import { formatPercent } from '../site/i18n/format';
import { formatDate } from '../site/i18n/formatDate';
import { localisedPath, namespaces } from '../site/routes';
import { readSettings } from './settings';
import type { Site } from './site';

/** Returns what buyers ask and what the site says, as a spreadsheet opens it, for a colleague who fills in a supplier's questionnaire. */
export function questionSheet({ project: { strings }, published, routes }: Site, code: string): string {
  const words = namespaces.map((name) => [name, { ...strings.en?.[name]?.value, ...strings[code]?.[name]?.value }]);
  const numbers = numberStyleOf(code);
  const translator = createTranslator(code, Object.fromEntries(words), {}, numbers);
  const t = translator.getFixedT<['buying', 'compliance', 'courses', 'home', 'pricing']>(null, [
    'buying',
    'compliance',
    'courses',
    'home',
    'pricing',
  ]);
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
