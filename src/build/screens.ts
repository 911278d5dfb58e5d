import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ScreenName } from '../site/routes';

/** Returns the file of a screen's component: `site/screens/not-found/NotFoundScreen.tsx`; those of the form are in one folder. */
export function screenFile(screen: ScreenName): string {
  const name = screen.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return componentFile(`src/site/screens/${screen.replace(/^contact-.*/, 'contact')}/${name}Screen.tsx`);
}

/** Returns the file of a page's component. Throws a sentence where it is missing. */
export function componentFile(name: string): string {
  if (!existsSync(name)) throw new Error(`There is no component ${name}.`);
  return path.resolve(name);
}
