import { languageHintsFile } from '../../searchFiles';
import { closestLanguage } from '../closestLanguage';
import { fetchInTime } from '../requests';

/** Shows which of the links to a page in other languages a reader would rather have, in a sentence of that language. */
export async function showOffer(
  hint: HTMLElement,
  links: readonly HTMLAnchorElement[],
  preferred: readonly string[],
): Promise<void> {
  const offered = links.map(({ lang }) => lang);
  const [best] = preferred.flatMap((tag) => closestLanguage(tag, offered) ?? []);
  const link = links.find(({ lang }) => lang === best);
  const own = hint.querySelector('a');
  if (!link || !own || best === document.documentElement.lang) return;
  const sentences: Readonly<Record<string, string>> = await fetchInTime(languageHintsFile, (read) => read.json());
  own.href = link.href;
  own.hreflang = own.lang = link.lang;
  own.dir = link.dir;
  own.textContent = sentences[link.lang] ?? '';
  hint.hidden = false;
}
