import type { Hue } from '../../content/data/hues';
import { dateStyleOf } from '../../content/language/dateStyle';
import { numberStyleOf } from '../../content/language/numberStyle';
import type { SceneName } from '../../content/pages/facts';
import { formatNumber } from '../../site/i18n/format';
import { formatDate } from '../../site/i18n/formatDate';
import { answers, documents, signatures, signed, skills, viewers } from '../../site/samples/company';
import { learners } from '../../site/samples/learners';
import { lessons } from '../../site/samples/story';

/** What a page is about, in place of the bars: its price, its question with answers, its first lessons, its scene. */
export interface CardPicture {
  readonly head?: string;
  readonly rows: readonly { readonly text: string; readonly hue?: Hue; readonly mark?: string }[];
}

type TextOf = (key: `${'scenes' | 'screenshots'}:${string}`, values?: Readonly<Record<string, unknown>>) => string;

/** Returns the rows that the scene of a feature's page begins with. */
export function featurePicture(scene: SceneName, language: string, textOf: TextOf): CardPicture {
  const numbers = numberStyleOf(language);
  const [{ of: mark, state }] = signatures;
  const date = formatDate(dateStyleOf(language), numbers, learners[0].date ?? '');
  const allSigned = textOf('scenes:signOff.signed', { signed: signed.done, ...signed });
  const rows: Readonly<Record<SceneName, CardPicture['rows']>> = {
    aiBuilder: lessons
      .slice(0, 3)
      .map(({ id, hue }, index) => ({ hue, mark: `${index + 1}`, text: textOf(`scenes:hero.lesson.${id}`) })),
    quality: [
      { hue: 'fern', mark: documents.medication.version, text: textOf('screenshots:quality.state.approved') },
      { hue: 'estuary', mark, text: textOf(`scenes:signOff.state.${state}`) },
      { hue: 'gorse', mark: `${signed.done}`, text: allSigned },
    ],
    review: viewers.map(({ id, hue, scores }) => {
      const score = scores[skills.indexOf('shift')] ?? 0;
      return { hue, mark: formatNumber(numbers, score, 1), text: textOf(`screenshots:review.group.${id}`) };
    }),
    reporting: answers.map(({ id, hue, count }) => {
      return { hue, mark: `${count}`, text: textOf(`screenshots:reporting.ask.${id}`, { date }) };
    }),
  };
  return { head: textOf(heads[scene]), rows: rows[scene] };
}

const heads = {
  aiBuilder: 'scenes:courseBuilder.title',
  quality: 'screenshots:quality.document.medication',
  review: 'screenshots:review.competency.shift',
  reporting: 'screenshots:reporting.title',
} as const;
