import type { ComponentPropsWithoutRef } from 'react';
import type { FieldTexts } from './Field';
import { TextField } from './TextField';

export type NumberFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'type'> & FieldTexts;

/**
 * A text input for a number, with its label. An input of the type `number` would take neither the marks of `1,000` nor the
 * digits of other scripts, and the wheel would change its value.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" inputMode="decimal" {...props} />;
}
