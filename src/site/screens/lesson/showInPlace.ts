import { navigate } from 'gatsby';
import { keepPlace } from '../../shell/place';

let isArriving = false;

/**
 * Shows the page in another language where it is, without a new document: its data, and the fonts and rules of its
 * language, which a document has in its head. The address follows. Where it does not load, the browser goes there.
 */
export async function showInPlace(path: string): Promise<void> {
  const { hash } = window.location;
  try {
    await addStylesOf(path);
  } catch {
    window.location.assign(path + hash);
    return;
  }
  keepPlace();
  isArriving = true;
  await navigate(path + hash, { replace: true });
}

/** Returns, once, whether the page has just been shown in the place of another one. */
export function hasArrivedInPlace(): boolean {
  const arrived = isArriving;
  isArriving = false;
  return arrived;
}

async function addStylesOf(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const other = new DOMParser().parseFromString(await response.text(), 'text/html');
  const known = new Set([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const { textContent } of other.head.querySelectorAll('style'))
    if (textContent && !known.has(textContent)) {
      const style = document.createElement('style');
      style.textContent = textContent;
      document.head.append(style);
    }
}
