import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { useField, type FieldTexts } from './Field';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & Omit<FieldTexts, 'error'>;

/** A native checkbox whose label is part of the target. */
export function Checkbox({ id, label, hint: hintText, ...input }: CheckboxProps) {
  const { attributes, hint } = useField({ id, hint: hintText });
  return (
    <div css={{ display: 'grid', '& > p': { paddingInlineStart: 36 } }}>
      <label css={row} htmlFor={attributes.id}>
        <input {...input} {...attributes} type="checkbox" css={box} />
        <span>{label}</span>
      </label>
      {hint}
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  paddingBlock: 9,
  cursor: 'pointer',
});

const box = css({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  margin: '1px 0 0',
  background: 'var(--surface)',
  border: '1.5px solid var(--line-strong)',
  borderRadius: '7px 7px 2px 7px',
  cursor: 'inherit',
  transition: 'background var(--fast) var(--ease), border-color var(--fast) var(--ease)',
  '&:hover': { borderColor: 'var(--ink2)' },
  '&:checked': { background: 'var(--fern)', borderColor: 'var(--fern)' },
  // Two borders of a rotated rectangle draw the tick.
  '&:checked::after': {
    content: '""',
    width: 7,
    height: 12,
    marginBlockStart: -3,
    border: 'solid var(--on-fern)',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors: active)': { appearance: 'auto', '&:checked::after': { content: 'none' } },
});
