import { useTranslation } from 'react-i18next';
import { pounds } from '../../i18n/format';
import type { Price } from './price';

/** Returns the price as screen readers say it: “240 accounts, £600.00 a month”. */
export function usePriceText(price: Price): string {
  const { t } = useTranslation('pricing');
  const accounts = { count: price.accounts, accounts: price.accounts };
  return price.kind === 'cost'
    ? t('calculator.valueText', { ...accounts, cost: price.pounds, formatParams: { cost: pounds } })
    : t('calculator.valueTextBespoke', accounts);
}
