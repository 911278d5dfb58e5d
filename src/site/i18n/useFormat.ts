import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../../content/facts';
import { englishNumbers, formatFigure, formatMoney, formatNumber } from './format';
import { IsEnglish } from './EnglishContent';
import { usePage } from './usePage';

/** Returns formatters for the page's language, or for English in content that is shown in English. */
export function useFormat() {
  const page = usePage();
  const numbers = useContext(IsEnglish) ? englishNumbers : page.numbers;
  const { t } = useTranslation('common');
  return {
    money: (pounds: number) => formatMoney(numbers, pounds),
    number: (value: number) => formatNumber(numbers, value),
    figure: (figure: Figure) => formatFigure(numbers, figure, t),
  };
}
