import { css } from '@emotion/react';

/** Styles of a section’s paragraphs. */
export const sectionText = css({ display: 'grid', gap: '1em', maxWidth: '66ch', color: 'var(--ink2)' });
