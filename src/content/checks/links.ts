import { languageCode } from '../languageTag';
import { problemAt } from '../problem';
import { problemInPassage, type Check } from './rule';

export const links: Check = {
  title: 'Links',
  rule: 'A link of the site is a path without language, such as /contact; an address in a text is the one of the English.',
  problems: ({ project, pages, strings }) => {
    const codes = project.languages.map(({ code }) => code).join('|');
    const leaving = new RegExp(`^(?:https?://(?:www\\.)?camre\\.[^/]*|/(?:${codes})(?=/|$))`);
    const inPages = pages.flatMap(({ page }) =>
      (page?.structure ?? []).flatMap(({ step, offset }) => {
        const href = /^<a href="([^"]*)">/.exec(step)?.[1] ?? '';
        if (!page || !leaving.test(href)) return [];
        const path = href.replace(leaving, '') || '/';
        return problemAt(page, offset, {
          found: `a link to ${href}`,
          expected: `${path}: links are written without language`,
          fix: `write (${path})`,
        });
      }),
    );
    const inStrings = strings
      .filter(({ isOfToday }) => isOfToday)
      .flatMap((string) => {
        const known = addresses(string.english);
        return addresses(string.text)
          .filter((address) => !known.includes(address))
          .map((address) =>
            problemInPassage(string, string.text.indexOf(address), {
              found: `${address} in "${string.key}"`,
              expected: known.join(', ') || 'no address, as in the English',
            }),
          );
      });
    return [...inPages, ...inStrings];
  },
};

function addresses(text: string): string[] {
  return text.match(anyAddress) ?? [];
}

const anyAddress = new RegExp(`https?://[^\\s<>"”»]+|(?<![\\w/])/${languageCode}/[a-z-]+`, 'g');
