import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css } from '@emotion/react';
import { below } from './breakpoints';
import { control, Field, type FieldTexts } from './Field';

type TextAreaProps = ComponentPropsWithoutRef<'textarea'> & FieldTexts & { start?: ReactNode };

/** A textarea with its label; `start` is at the top of the box, above what is written; other props are the textarea's. */
export function TextArea({ id, label, hint, error, className, start, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(attributes) => (
        // The same elements with and without a start: a textarea that moves would lose what was written.
        <div css={{ display: 'flex', flexDirection: 'column' }}>
          {start}
          <textarea rows={6} {...textarea} {...attributes} css={area} />
        </div>
      )}
    </Field>
  );
}

const area = css(control, {
  flexGrow: 1,
  minHeight: '8rem',
  [below.medium]: { minHeight: '6rem' },
  resize: 'vertical',
  fieldSizing: 'content',
  '&:not(:first-child)': {
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    // On phones it starts small: less is left to write.
    [below.medium]: { minHeight: '3.5rem' },
  },
});
