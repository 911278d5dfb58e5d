import type { ComponentProps } from 'react';

/** A button that sends no form. */
export function Button(attributes: ComponentProps<'button'>) {
  return <button type="button" {...attributes} />;
}
