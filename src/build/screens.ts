import path from 'node:path';
import type { ScreenName } from '../site/routes';

/** Returns the file of a screen's component: `site/screens/not-found/NotFoundScreen.tsx`; those of the form are in one folder. */
export function screenFile(screen: ScreenName): string {
  const name = screen.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return path.resolve(`src/site/screens/${screen.replace(/^contact-.*/, 'contact')}/${name}Screen.tsx`);
}
