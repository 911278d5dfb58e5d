import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';

export interface FieldTexts {
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  className?: string;
  children: (attributes: ReturnType<typeof useField>['attributes']) => ReactNode;
}

/** Label, hint and error around a control, which receives their ids (WCAG 1.3.1, 3.3.1). */
export function Field({ label, className, children, ...texts }: FieldProps) {
  const { attributes, hint, error } = useField(texts);
  return (
    <div css={field} className={className}>
      <label htmlFor={attributes.id} css={{ fontWeight: 640, lineHeight: 1.4 }}>
        {label}
      </label>
      {hint}
      {children(attributes)}
      {error}
    </div>
  );
}

/** The hint and the error of a control as elements, and the attributes that connect it with them. */
export function useField({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return {
    attributes: {
      id: controlId,
      'aria-describedby': [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
    hint: hint && (
      <p id={hintId} css={{ color: 'var(--ink3)', fontSize: 'var(--text-small)', lineHeight: 1.45 }}>
        {hint}
      </p>
    ),
    error: error && (
      <p id={errorId} css={errorStyle}>
        {error}
      </p>
    ),
  } as const;
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
  // The label and the hint above a field that is focused are shown below the sticky header, and the error as well.
  scrollMarginBlock: '8rem 5rem',
  transition: 'border-color var(--fast) var(--ease)',
  '&::placeholder': { color: 'var(--ink3)', opacity: 1 },
  '&:hover': { borderColor: 'var(--ink2)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--kite)', boxShadow: 'inset 0 0 0 1px var(--kite)' },
  '&:where([inputmode])': { fontSize: '1.1875rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
});

/** Styles of a select: its arrow is that of the icons. In forced colours it is the browser's own. */
export const select = css(control, {
  textOverflow: 'ellipsis',
  '@media screen and (forced-colors: none)': {
    appearance: 'none',
    paddingInlineEnd: 40,
    backgroundImage: [45, 135]
      .map((angle) => `linear-gradient(${angle}deg, #0000 42%, var(--ink2) 42% 58%, #0000 58%)`)
      .join(),
    backgroundPosition: 'right 21px center, right 14px center',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '7px 7px',
    '[dir=rtl] &': { backgroundPosition: 'left 14px center, left 21px center' },
  },
});

const field = css({ display: 'grid', gap: 6, alignContent: 'start', minWidth: 0 });

const errorStyle = css({
  display: 'flex',
  gap: 8,
  color: 'var(--kite)',
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  lineHeight: 1.45,
  '&::before': {
    content: ['"!"', '"!" / ""'],
    flex: 'none',
    width: 20,
    height: 20,
    color: 'var(--surface)',
    background: 'var(--kite)',
    borderRadius: '6px 6px 2px 6px',
    fontSize: '.8125rem',
    fontWeight: 700,
    lineHeight: '20px',
    textAlign: 'center',
  },
});
