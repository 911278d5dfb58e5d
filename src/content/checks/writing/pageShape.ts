import type { ContentKind } from '../../frontMatter';
import { vocabulary } from '../../mdx/vocabulary';
import { problemAt, type Problem } from '../../problem';
import type { ContentPage } from '../../project';

/** How often, at least and at most, and what it is for. */
type Part = readonly [min: number, max: number, purpose: string];

const everywhere = {
  Note: [0, Infinity, 'what stands out from the text'],
  Quotation: [0, Infinity, 'somebody’s words'],
} as const;

/** What pages of a kind may have, by the name of the component. */
export const parts: Readonly<Record<ContentKind, Readonly<Record<string, Part>>>> = {
  features: {
    Screenshot: [0, 1, 'before the first heading'],
    FeatureGrid: [1, 1, 'the cards of the feature'],
    Feature: [4, 5, 'four or five cards in a FeatureGrid'],
    Statistics: [0, 1, 'headline figures, where there are any'],
    Statistic: [0, 4, 'three or four headline figures'],
    CapabilityGrid: [1, 1, 'the further capabilities'],
    Capability: [4, 4, 'four further capabilities'],
    CallToAction: [1, 1, 'the closing card'],
    ...everywhere,
  },
  courses: {
    CourseList: [1, 1, 'the courses of the category'],
    Course: [1, Infinity, 'a course'],
    CapabilityGrid: [1, 1, 'why to choose these courses'],
    Capability: [3, 4, 'three or four reasons'],
    CourseOutline: [0, 1, 'a look inside one of the courses'],
    Lesson: [0, Infinity, 'a lesson of the outline'],
    Outcome: [0, Infinity, 'what people can do after the course'],
    CallToAction: [1, 1, 'the closing card'],
    ...everywhere,
  },
  lessons: {
    Question: [1, Infinity, 'a question with its answers'],
    Answer: [2, Infinity, 'an answer with its explanation'],
    Screenshot: [0, 1, 'a picture'],
    CallToAction: [1, 1, 'the closing card'],
    ...everywhere,
  },
  pages: {
    Brand: [0, Infinity, 'an entry of src/site/brand.ts'],
    PolicyNote: [0, 3, 'what a setting of the deployment adds to the policy'],
    PolicyVersion: [0, 1, 'the version of the policy'],
    LastUpdated: [0, 1, 'the date of the build'],
    ...everywhere,
  },
};

/**
 * Checks that English pages have the parts of their kind, each as often as a page of the kind has it, and none that nobody
 * would see.
 */
export function partsOfPage(page: ContentPage): Problem[] {
  if (page.tree.length === 0) return [];
  const rules = parts[page.kind];
  const heading = page.text.search(/^## /m);
  return Object.keys(vocabulary).flatMap((name) => {
    const places = [...page.text.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => index);
    const [rule, [first]] = [rules[name], places];
    if (!rule) {
      if (first === undefined) return [];
      const expected = `one of ${Object.keys(rules).join(', ')}; others are not shown there`;
      return problemAt(page, first, { found: `<${name}> on a page of content/${page.kind}`, expected });
    }
    const [least, max, purpose] = rule;
    const min = name === 'Statistic' && places.length > 0 ? 3 : least;
    if (places.length < min || places.length > max) {
      const expected = min === max ? `${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
      return problemAt(page, places[max] ?? first ?? 0, {
        found: `${places.length} × <${name}>`,
        expected: `${expected} (${purpose})`,
      });
    }
    if (name !== 'Screenshot' || page.kind !== 'features' || first === undefined || heading < 0 || first < heading)
      return [];
    const expected = 'it before the first heading, where it is shown';
    return problemAt(page, first, { found: 'a <Screenshot> below a heading', expected });
  });
}
