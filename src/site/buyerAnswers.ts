import type { TFunction } from 'i18next';
import type { PublishedLanguage } from '../content/pageContext';
import { brand } from './brand';
import {
  asksForEvidence,
  buyerQuestions,
  pageAnswers,
  places,
  type BuyerQuestionRow,
  type QuestionGroup,
} from './buyerQuestions';
import { prices } from './i18n/prices';
import { ownerFacts, type OwnerFact } from './ownerFacts';

/** How a language writes what is in an answer. */
export interface Wording {
  readonly percent: (value: number) => string;
  readonly date: (day: string) => string;
  readonly languages: readonly Pick<PublishedLanguage, 'code' | 'name'>[];
}

export interface BuyerAnswer {
  readonly id: string;
  readonly state: 'answered' | 'partly' | 'ask';
  readonly question: string;
  /** The title of the security claim that it is about; it is the question where the claim's evidence is asked. */
  readonly title?: string;
  /** What is said of it, and what of it is open; <privacy> and <agreement> in it are links. */
  readonly said: string;
  /** Where one can check it. */
  readonly place?: (typeof places)[keyof typeof places];
}

/** Whether one has to ask for the answer, or for its evidence: no facts of the owner's answer the question as a whole. */
export const isOpen = ({ facts }: { facts: readonly OwnerFact[] }) =>
  facts.length === 0 || facts.some((fact) => ownerFacts[fact] === undefined);

/** Returns what buyers ask about a subject, and what pages and the owner's facts answer. */
export function answersTo(
  group: QuestionGroup,
  t: TFunction<['buying', 'compliance', 'contact', 'courses', 'home', 'pricing']>,
  wording: Wording,
): readonly BuyerAnswer[] {
  const rows: readonly BuyerQuestionRow[] = buyerQuestions[group];
  return [
    ...pageAnswers[group].map((row): BuyerAnswer => {
      const answer = { id: row.question, question: t(row.question, values), said: t(row.says, values) };
      return { ...answer, state: 'answered', ...('under' in row && { place: places[row.under] }) };
    }),
    ...rows.map((row): BuyerAnswer => {
      const { id, facts } = row;
      const stated = facts.filter((fact) => ownerFacts[fact] !== undefined).map((fact) => statement(fact, t, wording));
      const isAnswered = !isOpen(row);
      const title = 'claim' in row ? t(`compliance:security.${row.claim}.title`) : undefined;
      const claimed = 'claim' in row ? [t(`compliance:security.${row.claim}.text`)] : [];
      const quoted = 'says' in row && !isAnswered ? [t(row.says, values)] : claimed;
      const says = [...quoted, ...stated].join(' ');
      const open = stated.length === 0 && t(`open.${asksForEvidence(id) ? 'evidence' : id}`, '');
      const said = says && open ? `${says} ${open}` : says;
      return {
        id,
        state: isAnswered ? 'answered' : said ? 'partly' : 'ask',
        question: asksForEvidence(id) ? t(`compliance:security.${id}.title`) : t(`question.${id}`),
        title,
        said,
        ...('under' in row && { place: places[row.under] }),
      };
    }),
  ];
}

const values = { ...prices, months: brand.retentionContact };

/** Returns what is said of a fact that the owner has set, in the words of `buying.json`. */
function statement(fact: OwnerFact, t: TFunction<'buying'>, { percent, date, languages }: Wording): string {
  const shown = (name: string, value: unknown) => {
    if (name === 'percent') return percent(Number(value));
    if (name === 'date') return date(String(value));
    if (!Array.isArray(value)) return value;
    // Languages have their own names.
    return value.map((code) => languages.find((known) => known.code === code)?.name ?? String(code)).join(', ');
  };
  const set: unknown = ownerFacts[fact];
  const { kind, ...others }: Readonly<Record<string, unknown>> =
    typeof set === 'object' && !Array.isArray(set) ? { ...set } : { kind: typeof set === 'string' ? set : undefined };
  return t(
    kind === undefined ? fact : `${fact}.${String(kind)}`,
    '',
    Object.fromEntries(Object.entries(others).map(([name, value]) => [name, shown(name, value)])),
  );
}
