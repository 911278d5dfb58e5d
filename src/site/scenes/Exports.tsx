import { css } from '@emotion/react';
import { Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** The files that a report is exported to. */
export function Exports() {
  return (
    <>
      <Tag icon="download" text="PDF" css={button} />
      <Tag icon="download" text="Excel" css={[button, styles.landscapeOnly]} />
      <Tag icon="download" text="CSV" css={[button, styles.landscapeOnly]} />
    </>
  );
}

const button = css({ border: '1px solid var(--line-strong)', color: 'var(--ink)', background: 'none' });
