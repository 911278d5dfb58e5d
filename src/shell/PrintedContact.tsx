import { css } from '@emotion/react';
import { brand } from '../brand';

/** How to reach the company, at the end of a printed page. */
export function PrintedContact() {
  return (
    <p css={printed}>
      {brand.name} · {brand.phoneInternational} · {brand.email}
    </p>
  );
}

const printed = css({
  display: 'none',
  '@media print': { display: 'block', marginBlockStart: 24, paddingInline: 'var(--gutter)' },
});
