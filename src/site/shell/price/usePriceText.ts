import { useTranslation } from 'react-i18next';
import { pounds } from '../../i18n/format';
import type { Price } from './price';

/** Returns a price as screen readers say it: “240 accounts, £600.00 a month”. */
export function usePriceText({ accounts, pounds: cost }: Price): string {
  const { t } = useTranslation('pricing');
  if (accounts === 0) return t('calculator.emptyHint');
  if (cost === undefined) return t('calculator.valueTextBespoke', { count: accounts, accounts });
  return t('calculator.valueText', { count: accounts, accounts, cost, formatParams: { cost: pounds } });
}
