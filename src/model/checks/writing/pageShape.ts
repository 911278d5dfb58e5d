import type { ContentKind } from '../../frontMatter';
import { vocabulary } from '../../mdx/vocabulary';
import type { Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';
import { pageProblem } from './pageProblem';

/** English pages have the parts of their kind, each as often as a page of the kind has it, and none that nobody would see. */
export function pageShapeProblems(project: Project): Problem[] {
  return project.pages.filter(({ language, tree }) => language === 'en' && tree.length > 0).flatMap(partsOfPage);
}

interface Part {
  readonly min: number;
  readonly max: number;
  readonly why: string;
}

const once = (why: string): Part => ({ min: 1, max: 1, why });

/** What pages of a kind may hold. */
const parts: Readonly<Record<ContentKind, Readonly<Record<string, Part>>>> = {
  features: {
    Screenshot: { min: 0, max: 1, why: 'before the first heading' },
    FeatureGrid: once('the cards of the feature'),
    Feature: { min: 4, max: 5, why: 'four or five cards in a FeatureGrid' },
    Statistics: { min: 0, max: 1, why: 'headline figures, where there are any' },
    Statistic: { min: 0, max: 4, why: 'three or four headline figures' },
    CapabilityGrid: once('the further capabilities'),
    Capability: { min: 4, max: 4, why: 'four further capabilities' },
    CallToAction: once('the closing card'),
  },
  courses: {
    CourseList: once('the courses of the category'),
    Course: { min: 1, max: Infinity, why: 'a course' },
    CapabilityGrid: once('why to choose these courses'),
    Capability: { min: 3, max: 4, why: 'three or four reasons' },
    CourseOutline: { min: 0, max: 1, why: 'a look inside one of the courses' },
    Lesson: { min: 0, max: Infinity, why: 'a lesson of the outline' },
    Outcome: { min: 0, max: Infinity, why: 'what people can do after the course' },
    CallToAction: once('the closing card'),
  },
  lessons: {
    Question: { min: 1, max: Infinity, why: 'a question with its answers' },
    Answer: { min: 2, max: Infinity, why: 'an answer with its explanation' },
    Screenshot: { min: 0, max: 1, why: 'a picture' },
    CallToAction: once('the closing card'),
  },
  pages: {
    Brand: { min: 0, max: Infinity, why: 'an entry of src/brand.ts' },
    PolicyNote: { min: 0, max: 2, why: 'what a setting of the deployment adds to the policy' },
    PolicyVersion: { min: 0, max: 1, why: 'the version of the policy' },
    LastUpdated: { min: 0, max: 1, why: 'the date of the build' },
  },
};

function partsOfPage(page: ContentPage): Problem[] {
  const rules = parts[page.kind];
  return Object.keys(vocabulary).flatMap((name) => {
    const places = [...page.text.matchAll(new RegExp(`<${name}\\b`, 'g'))].map(({ index }) => index);
    const [rule, [first]] = [rules[name], places];
    if (!rule) {
      if (first === undefined) return [];
      const shown = Object.keys(rules).join(', ');
      return [
        pageProblem(page, first, {
          found: `<${name}> on a page of content/${page.kind}`,
          expected: `one of ${shown}; others are not shown there`,
        }),
      ];
    }
    const [min, max] = name === 'Statistic' && places.length > 0 ? [3, rule.max] : [rule.min, rule.max];
    if (places.length < min || places.length > max) {
      const wanted = min === max ? `${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
      return [
        pageProblem(page, places[max] ?? first ?? 0, {
          found: `${places.length} × <${name}>`,
          expected: `${wanted} (${rule.why})`,
        }),
      ];
    }
    const heading = page.text.search(/^## /m);
    if (name === 'Screenshot' && page.kind === 'features' && first !== undefined && heading >= 0 && first > heading)
      return [
        pageProblem(page, first, {
          found: 'a <Screenshot> below a heading',
          expected: 'it before the first heading, where it is shown',
        }),
      ];
    return [];
  });
}
