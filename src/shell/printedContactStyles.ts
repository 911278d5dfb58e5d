import type { CSSObject } from '@emotion/react';
import { brand } from '../brand';
import { phoneOf } from './usePhone';

/**
 * Returns styles that end a printed page with how to reach the company; in the HTML only, so that no script carries them.
 */
export function printedContactStyles(language: string): CSSObject {
  const line = [brand.name, phoneOf(language), brand.email].join(' · ');
  return {
    '@media print': {
      'main::after': { content: JSON.stringify(line), display: 'block', padding: '24px var(--gutter) 0' },
    },
  };
}
