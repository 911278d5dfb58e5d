import { useTranslation } from 'react-i18next';
import { bespokeFrom } from '../../brand';
import { asksForEvidence, parseQuestions } from '../../buyerQuestions';
import { contactTopics, type ContactTopic } from '../../contactTopics';
import { useFormat } from '../../i18n/useFormat';
import type { ScreenData } from '../../screenData';
import { accountsIn } from '../../shell/buying/accountsIn';
import { usePlan } from '../../shell/plan';
import { calculatePrice } from '../../shell/price/price';
import { usePriceText } from '../../shell/price/usePriceText';
import { changeQueryString, type OwnParameters } from '../../shell/queryString';

/** What a query may name by its id. */
export type Named = ScreenData['contact'];

/** Something that goes along with the message: what the visitor has chosen on the page before. */
export interface Carried {
  readonly id: string;
  readonly text: string;
  /** Whether it stands among the questions. */
  readonly isQuestion?: true;
  /** The query without it: what is removed stays so after a reload and in another language. */
  readonly without: OwnParameters;
}

/** Returns what goes along with a message: what the query says, each in the page's language. */
export function useCarried(search: string, topic: ContactTopic | undefined, named: Named): readonly Carried[] {
  const { t } = useTranslation(['contact', 'buying', 'common', 'compliance']);
  const query = new URLSearchParams(search);
  const accounts = accountsIn(search);
  const priceText = usePriceText(calculatePrice(accounts ?? 0));
  const row = topic && contactTopics[topic];
  const request = row && 'request' in row ? row.request : undefined;
  const { number } = useFormat();
  const roles = usePlan(search).map(({ name, people }) => (people ? `${name} × ${number(people)}` : name));
  const questions = parseQuestions(search);
  const lines: readonly (Carried | false | '' | undefined)[] = [
    request && {
      id: 'request',
      text: t(request, { accounts: accounts ?? bespokeFrom }),
      without: { topic: 'question', accounts: undefined },
    },
    ...Object.entries(namesIn(query, named)).map(
      ([id, page]) => page && { id, text: t('prefill.about', { page }), without: { [id]: undefined } },
    ),
    roles.length > 0 && {
      id: 'plan',
      text: t('prefill.roles', { roles: roles.join(', ') }),
      without: { plan: undefined, role: undefined },
    },
    accounts !== undefined && topic !== 'pricing' && { id: 'price', text: priceText, without: { accounts: undefined } },
    ...questions.map((id) => ({
      id,
      text: asksForEvidence(id)
        ? t('buying:question.evidence', { claim: t(`compliance:security.${id}.title`) })
        : t(`buying:question.${id}`),
      isQuestion: true as const,
      without: { ask: questions.filter((other) => other !== id).join(',') || undefined },
    })),
  ];
  return lines.flatMap((line) => line || []);
}

/** Takes what goes along out of the address. */
export function removeCarried(lines: readonly Carried[]): void {
  changeQueryString(Object.assign({}, ...lines.map(({ without }) => without)), 'replaceState');
}

/** Returns the message as it is sent: what goes along with it, and then what the visitor has written. */
export function withCarried(carried: readonly Carried[], asking: string, written: string): string {
  const questions = carried.filter(({ isQuestion }) => isQuestion);
  const before = [
    ...carried.filter(({ isQuestion }) => !isQuestion).map(({ text }) => text),
    ...(questions.length > 0 ? [asking, ...questions.map(({ text }) => `– ${text}`)] : []),
  ];
  return [before.join('\n'), written.trim() === '' ? '' : written].filter(Boolean).join('\n\n');
}

/** Returns the name of what a query is about: of a course, or of the page that one has come from. */
export function aboutOf(search: string, named: Named): string | undefined {
  const { subject, about } = namesIn(new URLSearchParams(search), named);
  return subject || about;
}

function namesIn(query: URLSearchParams, { names }: Named) {
  // One short line.
  const subject = (query.get('subject') ?? '').replace(/\s+/g, ' ').trim().slice(0, 140);
  return {
    about: ownEntry(names, query.get('about')),
    // The title of a course in English is its id but for capitals and spaces; a system that was searched for has none.
    subject: ownEntry(names, subject.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')) ?? subject,
  };
}

function ownEntry<Entry>(entries: Readonly<Record<string, Entry>>, id: string | null): Entry | undefined {
  return id !== null && Object.hasOwn(entries, id) ? entries[id] : undefined;
}
