import { useTranslation } from 'react-i18next';
import { bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';
import { pounds } from '../../i18n/format';

/** A question and its answer. */
export interface AskedQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Returns the frequently asked questions in the page's language. */
export function useQuestions(): AskedQuestion[] {
  const { t } = useTranslation('home');
  const figures = {
    price: pricePerAccount,
    minimum: minimumCharge,
    limit: bespokeFrom,
    formatParams: { price: pounds, minimum: pounds },
  };
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
