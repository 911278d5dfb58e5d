import { localisedPath } from '../../routes';
import { languageOf } from '../languageOf';

/**
 * What of a document the browser waits for before it shows anything (`<link rel="expect">`): the first part with an id
 * after the page's heading. By itself it may show a header alone, and lay the rest out when somebody already looks at it, above
 * all in Chinese, which waits for no font.
 */
export function endOfFirstFrame(html: string): string | undefined {
  return /<\/h1>[\s\S]*? id="([^"]+)"/.exec(html)?.[1];
}

/**
 * Styles of a document's first screen: the home page is eleven windows of a phone high, and only what is near the window is
 * laid out until somebody uses the page (`layOutOnceUsed`) or its window changes (`afterPaint`); without scripts, all of it.
 * What is not laid out is taken to be as high as what sections hold is in the middle, at the window's width.
 */
export function firstScreenCss(pathname: string): string | undefined {
  return pathname === localisedPath('/', languageOf(pathname))
    ? '@media screen{.js main>section~section{content-visibility:auto;contain-intrinsic-block-size:auto max(510px,1090px - 45vw)}}'
    : undefined;
}

/**
 * Lays the rest of the first screen out, a section at a time, from the first sign that somebody is there: the scrollbar
 * tells the truth from then on, and Back finds a place by its pixels. The browser holds what is in sight where it is.
 */
export function layOutOnceUsed(): void {
  const styles = document.getElementById('first-screen');
  if (!styles) return;
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  const goOn = () => {
    const section = sections.shift();
    if (!section) return styles.remove();
    section.style.contentVisibility = 'visible';
    whenIdle(goOn);
  };
  const controller = new AbortController();
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'click'] as const)
    addEventListener(sign, () => (controller.abort(), whenIdle(goOn)), { passive: true, signal: controller.signal });
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 50);
}
