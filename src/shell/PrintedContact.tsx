import { css } from '@emotion/react';
import { brand } from '../brand';
import { usePhone } from './usePhone';

/** How to reach the company, at the end of a printed page. */
export function PrintedContact() {
  const { phone } = usePhone();
  return (
    <p css={printed}>
      {brand.name} · {phone} · {brand.email}
    </p>
  );
}

const printed = css({
  display: 'none',
  '@media print': { display: 'block', marginBlockStart: 24, paddingInline: 'var(--gutter)' },
});
