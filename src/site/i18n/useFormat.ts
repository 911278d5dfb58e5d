import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figure } from '../../content/pages/facts';
import { englishNumbers, formatFigure, formatMoney, formatNumber, formatTyped } from './format';
import { IsEnglish } from './EnglishContent';
import { parseNumber } from './parseNumber';
import { usePage } from './usePage';

/** Returns formatters and a parser for the page's language, or for English in content that is shown in English. */
export function useFormat() {
  const page = usePage();
  const numbers = useContext(IsEnglish) ? englishNumbers : page.numbers;
  const { t } = useTranslation('common');
  return {
    money: (pounds: number) => formatMoney(numbers, pounds),
    number: (value: number, minDecimals = 0) => formatNumber(numbers, value, minDecimals),
    /** A number as a visitor would type it into a field. */
    typed: (value: number) => formatTyped(numbers, value),
    /** The number that a visitor typed, NaN for what is none. */
    parse: (text: string) => parseNumber(numbers, text),
    figure: (figure: Figure) => formatFigure(numbers, figure, t),
  };
}
