import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { control, Field, type FieldTexts } from './Field';

type TextFieldProps = ComponentPropsWithoutRef<'input'> & FieldTexts;
export type NumberFieldProps = Omit<TextFieldProps, 'type'>;

/** A text input with its label; other props and the ref are passed to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { id, label, hint, error, className, ...input },
  ref,
) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(attributes) => <input ref={ref} type="text" {...input} {...attributes} css={control} />}
    </Field>
  );
});

/**
 * A text input for a number, with its label. An input of the type `number` would take neither the marks of `1,000` nor the
 * digits of other scripts, and the wheel would change its value.
 */
export function NumberField(props: NumberFieldProps) {
  return <TextField autoComplete="off" inputMode="decimal" {...props} />;
}
