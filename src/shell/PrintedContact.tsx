import { css } from '@emotion/react';
import { brand } from '../brand';
import { usePage } from '../i18n/usePage';
import { localisedPath } from '../routes';
import { siteUrl } from './head/siteUrl';
import { usePhone } from './usePhone';

/** How to reach the company and the page, at the end of a printed page. */
export function PrintedContact() {
  const { route, language } = usePage();
  const { phone } = usePhone();
  return (
    <p css={printed}>{[brand.name, phone, brand.email, siteUrl + localisedPath(route, language.code)].join(' · ')}</p>
  );
}

const printed = css({
  display: 'none',
  '@media print': { display: 'block', marginBlockStart: 24, paddingInline: 'var(--gutter)' },
});
