import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { control, Field, type FieldTexts } from './Field';

type NumberFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & FieldTexts;

/** A number input with its label; it does not clamp the value. */
export function NumberField({ id, label, hint, error, className, ...input }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(attributes) => <input inputMode="numeric" {...input} {...attributes} type="number" css={number} />}
    </Field>
  );
}

const number = css(control, {
  fontSize: '1.1875rem',
  fontWeight: 640,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
});
