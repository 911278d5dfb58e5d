import { positionAt } from '../problem';
import { inPassage, type Check, type Finding } from './rule';
import { ofString } from './translation';

/** Links are written without language: the site adds the reader's. */
export const links: Check = {
  title: 'Links',
  rule: 'A link of the site is a path without language, such as /contact; an address in a text is the one of the English.',
  appliesToSource: true,
  problems: ({ project, pages, strings }) => {
    const codes = project.languages.map(({ code }) => code).join('|');
    const leaving = new RegExp(`^(?:https?://(?:www\\.)?camre\\.[^/]*|/(?:${codes})(?=/|$))`);
    const inPages = pages.flatMap(({ page }): Finding[] => {
      if (!page) return [];
      return page.structure.flatMap(({ step, offset }): Finding[] => {
        const href = /^<a href="([^"]*)">/.exec(step)?.[1] ?? '';
        if (!leaving.test(href)) return [];
        const path = href.replace(leaving, '') || '/';
        return [
          {
            file: page.file,
            ...positionAt(page.text, offset),
            found: `a link to ${href}`,
            expected: `${path}: links are written without language`,
            fix: `write (${path})`,
          },
        ];
      });
    });
    const inStrings = strings.flatMap((string): Finding[] => {
      if (!string.isOfToday) return [];
      const foreign = addresses(string.text).filter((address) => !addresses(string.english).includes(address));
      return foreign.map((address) =>
        inPassage(ofString(string), string.text.indexOf(address), {
          found: `${address} in "${string.key}"`,
          expected: addresses(string.english).join(', ') || 'no address, as in the English',
        }),
      );
    });
    return [...inPages, ...inStrings];
  },
};

function addresses(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"”»]+|(?<![\w/])\/[a-z]{2}(?:-[A-Z][A-Za-z]+)?\/[a-z-]+/g) ?? [];
}
