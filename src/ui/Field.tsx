import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';

export interface FieldTexts {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string;
  children: (wiring: ControlAttributes) => ReactNode;
}

/** Label, hint and error around a control, which receives their ids (WCAG 1.3.1, 3.3.1). */
export function Field({ label, hint, error, className, children, ...texts }: FieldProps) {
  const wiring = useControlAttributes({ ...texts, label, hint, error });
  return (
    <div css={field} className={className}>
      <label htmlFor={wiring.id} css={labelStyle}>
        {label}
      </label>
      {hint && <FieldHint id={`${wiring.id}-hint`}>{hint}</FieldHint>}
      {children(wiring)}
      {error && <FieldError id={`${wiring.id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The attributes that connect a control with its hint and its error. */
export function useControlAttributes({ id, hint, error }: FieldTexts): ControlAttributes {
  const generated = useId();
  const controlId = id ?? generated;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} css={hintStyle}>
      {children}
    </p>
  );
}

/** The error of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} css={errorStyle}>
      {children}
    </p>
  );
}

/** Styles of text inputs. */
export const control = css({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.5,
  transition: 'border-color var(--fast) var(--ease)',
  '&::placeholder': { color: 'var(--ink3)', opacity: 1 },
  '&:hover': { borderColor: 'var(--ink2)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--kite)', boxShadow: 'inset 0 0 0 1px var(--kite)' },
  '&:disabled': { color: 'var(--ink3)', background: 'var(--sunken)', cursor: 'not-allowed' },
});

const field = css({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });
const labelStyle = css({ fontWeight: 640, lineHeight: 1.4 });
const hintStyle = css({ color: 'var(--ink3)', fontSize: 'var(--text-small)', lineHeight: 1.45 });

const errorStyle = css({
  display: 'flex',
  gap: 8,
  color: 'var(--kite)',
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  lineHeight: 1.45,
  '&::before': {
    content: '"!" / ""',
    flex: 'none',
    width: 20,
    height: 20,
    color: 'var(--surface)',
    background: 'var(--kite)',
    borderRadius: '6px 6px 2px 6px',
    fontSize: '.8125rem',
    fontWeight: 720,
    lineHeight: '20px',
    textAlign: 'center',
  },
});
