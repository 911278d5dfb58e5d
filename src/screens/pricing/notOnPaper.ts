import { css } from '@emotion/react';

/** What is of no use in a printed quote. */
export const notOnPaper = css({ '@media print': { display: 'none' } });
