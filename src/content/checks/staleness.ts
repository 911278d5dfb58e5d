import { problemAtKey } from '../jsonFile';
import { deadLinks } from '../pageState';
import { problemAt } from '../problem';
import { pageName } from '../project';
import { excerpt, type Check } from './rule';

export const staleness: Check = {
  title: 'Stale',
  rule: 'What was translated from an older English stays on the site and is looked at again (a warning).',
  problems: ({ project, language, strings, pages }) => [
    ...strings
      .filter(({ state }) => state === 'stale')
      .map(({ namespace, key, english, source, pin }) =>
        problemAtKey(source, key, {
          unfinished: { state: 'stale', language, text: `${namespace}:${key}` },
          found: pin ? `"${key}", translated from an older English` : `"${key}", which is not pinned to any English`,
          expected: `a translation of ${excerpt(english)}`,
          fix: howToAccept(language, `${namespace}:${key}`, pin !== undefined),
        }),
      ),
    ...pages.flatMap(({ english, page, isStale }) => {
      if (!page?.frontMatter || !isStale) return [];
      const isPinned = page.frontMatter.source !== undefined;
      const found = isPinned ? 'a translation of an older English page' : 'a page that is not pinned to any English';
      const name = pageName(page);
      const [dead] = deadLinks(project, page);
      return problemAt(page, page.text.indexOf('\nsource:') + 1, {
        unfinished: { state: dead ? 'missing' : 'stale', language, text: name },
        found: `${found}${dead ? `, with a link to ${dead}, which is gone: the page is shown in English` : ''}`,
        expected: `source: "${english.blobHash}"`,
        fix: howToAccept(language, name, isPinned),
      });
    }),
  ],
};

function howToAccept(language: string, name: string, isPinned: boolean): string {
  const difference = isPinned ? `npm run i18n -- diff ${language} ${name} shows what changed; ` : '';
  return `${difference}once it is right, npm run i18n -- accept ${language} ${name}`;
}
