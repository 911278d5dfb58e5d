import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { control, Field, type FieldTexts } from './Field';

export type NumberFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & FieldTexts;

/**
 * A text input for a number, with its label. An input of the type `number` would take neither the marks of `1,000` nor the
 * digits of other scripts, and the wheel would change its value.
 */
export function NumberField({ id, label, hint, error, className, ...input }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        <input autoComplete="off" inputMode="decimal" {...input} {...attributes} type="text" css={number} />
      )}
    </Field>
  );
}

const number = css(control, { fontSize: '1.1875rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' });
