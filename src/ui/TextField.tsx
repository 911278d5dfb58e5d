import type { ComponentProps } from 'react';
import { control, Field, type FieldTexts } from './Field';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

/** A text input with its label; other props are passed to the input. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(wiring) => <input type="text" {...input} {...wiring} css={control} />}
    </Field>
  );
}
