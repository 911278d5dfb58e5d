import { useTranslation } from 'react-i18next';
import { minimumCharge, pricePerAccount } from '../../brand';
import { prices } from '../../i18n/prices';

/** Returns the questions about price that the page answers by itself. */
export function usePriceQuestions() {
  const { t } = useTranslation('pricing');
  const figures = { ...prices, accounts: minimumCharge / pricePerAccount };
  return questions.map((id) => ({
    id,
    question: t(`priceFaq.${id}.question`, figures),
    answer: t(`priceFaq.${id}.answer`, figures),
  }));
}

const questions = ['included', 'minimum', 'bespoke', 'trial', 'estimate'] as const;
