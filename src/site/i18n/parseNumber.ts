import { asciiDigits } from '../../content/strings/numbersInText';
import type { NumberStyle } from '../../content/language/numberStyle';

/**
 * Returns the number that a visitor typed, NaN for what is none. It is read as the page writes numbers: `1.000` is a thousand
 * in German and one in English. A mark that the page does not write there counts where it can only mean one thing: the comma of
 * `10,5` in English, any space, the digits of any script.
 */
export function parseNumber({ decimal }: NumberStyle, typed: string): number {
  const text = asciiDigits(typed)
    .replace(/[\s\p{Cf}'’£]/gu, '')
    .replace(/[，،、]/g, ',')
    .replace(/[．。]/g, '.')
    .replace(/[−－]/g, '-');
  const [, sign = '', amount = '', exponent = ''] = /^([+-]?)([\d.,٫٬]*\d[\d.,٫٬]*)(e[+-]?\d{1,3})?$/i.exec(text) ?? [];
  const plain = withoutGroups(amount, decimal);
  return plain === undefined ? NaN : Number(sign + plain + exponent);
}

/** Returns the digits with “.” as the decimal mark, undefined where the marks fit no number. */
function withoutGroups(amount: string, decimalMark: string): string | undefined {
  const [, whole = '', mark = '', decimals = ''] = /^(.*?)(?:([.,٫٬])(\d*))?$/.exec(amount) ?? [];
  const isFirst = !whole.includes(mark);
  // Digits are about to follow a mark at the end.
  if (decimals === '') return isGrouped(whole) ? whole.replace(/\D/g, '') : undefined;
  if (isGrouped(amount) && !(mark === decimalMark && isFirst)) return amount.replace(/\D/g, '');
  const isDecimal = mark === decimalMark || mark === '٫' || (mark !== '٬' && decimals.length < 3);
  if (!isFirst || !isDecimal || !(whole === '' || isGrouped(whole))) return undefined;
  return `${whole.replace(/\D/g, '')}.${decimals}`;
}

/** Returns whether thousands are separated by one mark, or by none; groups of two digits are those of India. */
function isGrouped(digits: string): boolean {
  return /^\d+$|^\d{1,3}([.,٬])(?:\d{2,3}\1)*\d{3}$/.test(digits);
}
