import { fetchInTime } from './requests';

/** Adds the fonts and rules that a page in another language has in its head; rejects where it does not load in time. */
export async function addStylesOf(path: string): Promise<void> {
  const html = await fetchInTime(path, (response) => response.text());
  const other = new DOMParser().parseFromString(html, 'text/html');
  const known = new Set([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent));
  for (const { textContent } of other.head.querySelectorAll('style'))
    if (textContent && !known.has(textContent)) {
      const style = document.createElement('style');
      style.textContent = textContent;
      document.head.append(style);
    }
}
