import type { CSSObject } from '@emotion/react';
import { directionOf, regionOf } from '../../content/language/languageTag';
import { brand } from '../brand';
import { phoneOf } from './usePhone';

/** Returns styles that print phone and email at the end of a page that does not begin with them; only the HTML has them, not the scripts. */
export function printedContactStyles(language: string): CSSObject {
  const phone = phoneOf({ region: regionOf(language), dir: directionOf(language) });
  const line = [brand.name, phone, brand.email].join(' · ');
  return {
    '@media print': {
      'main:not(:has([data-letterhead]))::after': {
        content: JSON.stringify(line),
        display: 'block',
        padding: '24px var(--gutter) 0',
      },
    },
  };
}
