import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The component's file; a test requires a specimen for every component. */
  file: string;
  /** By default, the name of the file. */
  name?: string;
  note?: string;
  children?: ReactNode;
}

/** A component: its name, file, notes and states. */
export function Specimen({ file, name = file.replace(/.*\/|\.\w+$/g, ''), note, children }: SpecimenProps) {
  return (
    <div css={specimen} data-specimen={file}>
      <h3>{name}</h3>
      <code>{file}</code>
      {note && <p css={small}>{note}</p>}
      {children && <div css={states}>{children}</div>}
    </div>
  );
}

interface StateProps {
  name: string;
  /** Whether it has a row of its own. */
  wide?: boolean;
  /** On a dark background. */
  slate?: boolean;
  /** Shows the styles of this state. */
  shown?: 'hover' | 'focus';
  children: ReactNode;
}

/** A state of a component under its name. */
export function State({ name, wide, slate, shown, children }: StateProps) {
  return (
    <div css={wide ? whole : undefined}>
      <p css={small}>{name}</p>
      <div data-tone={slate ? 'slate' : undefined} css={slate && padded} data-shown={shown}>
        {children}
      </div>
    </div>
  );
}

/** A component as it is, under the pointer and with the focus. */
export function PointerStates({ name, children }: { name: string; children: ReactNode }) {
  return ([undefined, 'hover', 'focus'] as const).map((shown) => (
    <State key={shown ?? name} name={shown ?? name} shown={shown}>
      {children}
    </State>
  ));
}

const specimen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  minWidth: 0,
  paddingBlockStart: 16,
  borderBlockStart: '1px solid var(--line)',
  '& > code': { color: 'var(--ink3)' },
});

const states = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '24px 32px',
  marginBlockStart: 12,
  '& > *': { minWidth: 0 },
});
const whole = css({ flex: '1 1 100%', maxWidth: '100%' });
const padded = css({ padding: 16, borderRadius: 'var(--radius-md)' });
const small = css({ marginBlockEnd: 8, color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
