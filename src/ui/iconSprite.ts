import drawings from './icons.json';
import type { IconName } from './icons';

/** The `<symbol>`s of the named icons, to inline once in a page's HTML; for build code, so that no script carries a drawing. */
export function iconSprite(names: readonly IconName[] = iconNames()): string {
  const symbols = names.map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${drawings[name]}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** The icons that a page's HTML refers to, in alphabetical order. */
export function iconsUsedIn(html: string): IconName[] {
  const used = new Set([...html.matchAll(/"#i-([\w-]+)"/g)].map(([, name]) => name));
  return iconNames().filter((name) => used.has(name));
}

/** Every icon there is. */
export function iconNames(): IconName[] {
  return Object.keys(drawings).filter((name): name is IconName => name in drawings);
}
