import { useTranslation } from 'react-i18next';
import { bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';
import { useFormat } from '../../i18n/useFormat';

/** A question and its answer. */
export interface AskedQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Returns the frequently asked questions in the page's language. */
export function useQuestions(): AskedQuestion[] {
  const { t } = useTranslation('home');
  const { money, number } = useFormat();
  const figures = { price: money(pricePerAccount), minimum: money(minimumCharge), limit: number(bespokeFrom) };
  return ids.map((id) => ({ id, question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`, figures) }));
}

const ids = [
  'trial',
  'price',
  'implementation',
  'aiBuilder',
  'languages',
  'integrations',
  'scorm',
  'compliance',
] as const;
