import { problemAtKey, problemAtPath } from '../files/jsonFile';
import { parsePageName } from '../pages/contentKinds';
import type { Problem } from '../problem';
import { pageIn, type Project } from '../project';
import { excerpt } from './rule';

/**
 * Checks that wording which the owner has fixed is in English to the letter: strings by `verbatim` of locales/meta, texts of
 * pages by content/data/fixedTexts.json.
 */
export function fixedWordProblems(project: Project): Problem[] {
  const inStrings = Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) =>
    Object.entries(project.meta[namespace]?.value ?? {}).flatMap(([key, { verbatim }]) => {
      const text = table.value?.[key];
      if (verbatim === undefined || text === undefined || text === verbatim) return [];
      return problemAtKey(table, key, {
        found: `${excerpt(text)} in "${key}"`,
        expected: `${excerpt(verbatim)}, to the letter: the owner has fixed it`,
        fix: `once the owner has agreed, change “verbatim” in locales/meta/${namespace}.json as well`,
      });
    }),
  );
  const { fixedTexts } = project.datasets;
  const inPages = Object.entries(fixedTexts.value ?? {}).flatMap(([name, texts]) => {
    const place = parsePageName(name);
    const page = place && pageIn(project, place, 'en');
    if (!page || page.tree.length === 0) return [];
    return texts.flatMap((text, index) =>
      page.segments.some((segment) => segment.text === text)
        ? []
        : problemAtPath(fixedTexts, [name, index], {
            found: `no “${text}” in ${page.file}`,
            expected: 'it there, to the letter: the owner has fixed it',
            fix: 'put it back; once the owner has agreed to other words, change it here as well',
          }),
    );
  });
  return [...inStrings, ...inPages];
}
