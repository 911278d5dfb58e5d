import { openWhileParsing } from '../../browser/openWide';
import { noteEarlyPresses } from '../../browser/presses';
import { afterPaint, openNearFirst } from '../../browser/paintNearFirst';
import { paintTheme } from '../../browser/theme';
import { awaitAnswers } from './awaitAnswers';

/**
 * Runs inline in the head, before the first paint: marks the document as one with scripts, applies the chosen theme, notes
 * presses until the scripts are there, opens what is closed on phones alone, leaves what is far for later, and hides what the
 * answer to a query will move. Compiled on its own and never imported (gatsby-ssr.tsx).
 */
document.documentElement.classList.add('js');
paintTheme();
noteEarlyPresses();
openWhileParsing();
openNearFirst();
awaitAnswers();
// The script of the site would delay the first paint, the font and the pictures, unless somebody acts first.
addEventListener('load', () => afterPaint(loadSite));
addEventListener('DOMContentLoaded', () => {
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const)
    addEventListener(type, loadSite, { capture: true, passive: true });
});

let isLoading = false;

function loadSite(): void {
  if (isLoading) return;
  isLoading = true;
  const script = document.createElement('script');
  script.src = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';
  document.body.append(script);
}
