import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import type { Price } from './price';

/** Returns the price as screen readers say it: “240 accounts, £600.00 a month”. */
export function usePriceText(price: Price): string {
  const { t } = useTranslation('pricing');
  const { money, number } = useFormat();
  const accounts = { count: price.accounts, accounts: number(price.accounts) };
  return price.kind === 'cost'
    ? t('calculator.valueText', { ...accounts, cost: money(price.pounds) })
    : t('calculator.valueTextBespoke', accounts);
}
