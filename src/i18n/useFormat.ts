import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../model/facts';
import { formatDate, formatFigure, formatMoney, formatNumber, formatPercent } from './format';
import { usePage } from './usePage';

/** Returns formatters for the page's language. */
export function useFormat() {
  const { language, numbers } = usePage();
  const { code } = language;
  const { t } = useTranslation('common');
  return useMemo(
    () => ({
      money: (pounds: number) => formatMoney(numbers, pounds),
      number: (value: number) => formatNumber(numbers, value),
      percent: (hundredths: number) => formatPercent(numbers, hundredths),
      date: (date: Date) => formatDate(code, date),
      figure: (figure: Figure) =>
        formatFigure(numbers, figure, {
          times: (value) => t('figure.times', { value }),
          ratio: (first, second) => t('figure.ratio', { first, second }),
          atLeast: (value) => t('figure.atLeast', { value }),
          upTo: (value) => t('figure.upTo', { figure: value }),
          always: t('figure.always'),
          zero: t('figure.zero'),
        }),
    }),
    [code, numbers, t],
  );
}
