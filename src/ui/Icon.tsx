import { createContext, useContext } from 'react';
import type { IconName } from './icons';

/** The file that has the drawings of icons; by default they are in the page's HTML. */
export const IconFile = createContext('');

/** A decorative icon the size of its text; its drawing is a `<symbol>` of a sprite, not part of the script. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${useContext(IconFile)}#i-${name}`} />
    </svg>
  );
}
