import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { control, Field, type FieldTexts } from './Field';

type TextFieldProps = ComponentPropsWithoutRef<'input'> & FieldTexts;

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
