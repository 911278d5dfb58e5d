import { kindOf } from '../../kinds';
import { vocabulary } from '../../mdx/vocabulary';
import { problemAt, type Problem } from '../../problem';
import type { ContentPage } from '../../project';

/**
 * Checks that English pages have the parts of their kind, each as often as a page of the kind has it, and none that nobody
 * would see.
 */
export function partsOfPage(page: ContentPage): Problem[] {
  if (page.tree.length === 0) return [];
  const rules = new Map(Object.entries(kindOf(page.kind).parts));
  const heading = page.text.search(/^## /m);
  return Object.keys(vocabulary).flatMap((name) => {
    const places = [...page.text.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => index);
    const [rule, [first]] = [rules.get(name), places];
    if (!rule) {
      if (first === undefined) return [];
      const expected = `one of ${[...rules.keys()].join(', ')}; others are not shown there`;
      return problemAt(page, first, { found: `<${name}> on a page of content/${page.kind}`, expected });
    }
    const { max, purpose, orNone, beforeHeadings } = rule;
    const min = places.length > 0 ? (orNone ?? rule.min) : rule.min;
    if (places.length < min || places.length > max) {
      const expected = min === max ? `${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
      return problemAt(page, places[max] ?? first ?? 0, {
        found: `${places.length} × <${name}>`,
        expected: `${expected} (${purpose})`,
      });
    }
    if (!beforeHeadings || first === undefined || heading < 0 || first < heading) return [];
    const expected = 'it before the first heading, where it is shown';
    return problemAt(page, first, { found: `a <${name}> below a heading`, expected });
  });
}
