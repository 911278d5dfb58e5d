import type { ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { control, Field, type FieldTexts } from './Field';

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & FieldTexts;

/** A textarea with its label; other props are passed to the textarea. */
export function TextArea({ id, label, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(attributes) => <textarea rows={6} {...textarea} {...attributes} css={area} />}
    </Field>
  );
}

const area = css(control, { minHeight: '8rem', resize: 'vertical', fieldSizing: 'content' });
