import type { ComponentPropsWithoutRef } from 'react';

/** A button that sends no form. */
export function Button(attributes: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" {...attributes} />;
}
