import { keyPosition } from '../jsonFile';
import { positionAt } from '../problem';
import { stringState } from '../strings';
import { shown, type Check, type Finding } from './rule';

/** A translation is of the English of today. */
export const staleness: Check = {
  title: 'Stale',
  rule: 'What was translated from an older English is looked at again (a warning).',
  problems: ({ language, strings, pages }) => [
    ...strings
      .filter(({ text, english, pin }) => stringState(text, english, pin) === 'stale')
      .map(({ namespace, key, english, table, pin }): Finding => ({
        severity: 'warning',
        file: table.file,
        ...keyPosition(table.text, key),
        found: pin ? `"${key}", translated from an older English` : `"${key}", which is not pinned to any English`,
        expected: `a translation of ${shown(english)}`,
        fix: `${pin ? `npm run i18n -- diff ${language} ${namespace}:${key} shows what changed; ` : ''}once it is right, npm run i18n -- accept ${language} ${namespace}:${key}`,
      })),
    ...pages.flatMap(({ english, page }): Finding[] => {
      if (!page?.frontMatter || page.frontMatter.source === english.blobHash) return [];
      const place = positionAt(page.text, Math.max(0, page.text.indexOf('\nsource:') + 1));
      const name = `${page.kind}/${page.slug}`;
      return [
        {
          severity: 'warning',
          file: page.file,
          ...place,
          found: 'a translation of an older English page',
          expected: `source: "${english.blobHash}"`,
          fix: `npm run i18n -- diff ${language} ${name} shows what changed; once it is right, npm run i18n -- accept ${language} ${name}`,
        },
      ];
    }),
  ],
};
