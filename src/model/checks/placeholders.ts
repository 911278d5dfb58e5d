import { intlLocale } from '../intlLocale';
import { splitPlural } from '../strings';
import { inPassage, type Check, type Finding } from './rule';
import { ofString, type TranslatedString } from './translation';

/** Placeholders and tags are those of the English, each tag opened and closed, and none inside another. */
export const placeholders: Check = {
  title: 'Placeholders and tags',
  rule: 'A text has the {{placeholders}} and <tags> of the English; {{count}} may be left out only in a plural form for a single number.',
  problems: ({ language, strings }) =>
    strings.flatMap((string): Finding[] => {
      if (!string.isOfToday) return brokenMarks(string);
      const [ours, theirs] = [marks(string.text), marks(string.english)];
      const report = (found: string, within = 0) => [
        inPassage(ofString(string), within, {
          found: `${found} in "${string.key}"`,
          expected: theirs.join(' ') || 'none, as in the English',
        }),
      ];
      const optional = isForOneNumber(language, splitPlural(string.key).category) ? ['{{count}}'] : [];
      const lost = without(theirs, ours).filter((mark) => !optional.includes(mark));
      const added = without(ours, theirs);
      if (lost.length > 0 || added.length > 0)
        return report(
          [...lost.map((mark) => `no ${mark}`), ...added.map((mark) => `${mark} that the English has not`)].join(', '),
          Math.max(0, string.text.indexOf(added[0] ?? '')),
        );
      return brokenMarks(string);
    }),
};

function brokenMarks(string: TranslatedString): Finding[] {
  const stray = /(?<!\{)\{(?!\{)|\{\{(?!\s*[\w-]+\s*\}\})|(?<!\})\}(?!\})/.exec(string.text);
  const broken = stray
    ? { found: 'a brace that belongs to no placeholder', index: stray.index }
    : brokenTag(string.text);
  if (!broken) return [];
  const expected = marks(string.english).join(' ') || 'none, as in the English';
  return [inPassage(ofString(string), broken.index, { found: `${broken.found} in "${string.key}"`, expected })];
}

/** Whether a plural form says its number by itself, as the Welsh form for two does. */
function isForOneNumber(language: string, category: string | undefined): boolean {
  if (category === undefined) return false;
  const rules = new Intl.PluralRules(intlLocale(language));
  return (
    Array.from({ length: 130 }, (_, number) => number).filter((number) => rules.select(number) === category).length <= 1
  );
}

/** Placeholders once, however often they occur; tags as often as they occur. */
function marks(text: string): string[] {
  const names = [...new Set(text.match(/\{\{\s*[\w-]+\s*\}\}/g)?.map((mark) => mark.replace(/\s+/g, '')))];
  return [...names, ...(text.match(tag) ?? [])].sort();
}

const tag = /<\/?[a-z][\w-]*\s*\/?>/gi;

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((mark) => {
    const index = left.indexOf(mark);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function brokenTag(text: string): { found: string; index: number } | undefined {
  let open: string | undefined;
  for (const { 0: mark, index } of text.matchAll(tag)) {
    const name = mark.replace(/[</>\s]/g, '');
    const closes = mark.startsWith('</');
    if (closes ? open !== name : open !== undefined)
      return { found: `${mark} where ${open ? `</${open}> has to come first` : 'nothing is open'}`, index };
    open = closes ? undefined : name;
  }
  return undefined;
}
