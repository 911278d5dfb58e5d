import { kindOf, type Part } from '../pages/kinds';
import { elementsOf } from '../mdx/pageElements';
import { didYouMean, parentComponents, policyNotes, vocabulary } from '../mdx/vocabulary';
import { positionAt, problemAt, type Problem } from '../problem';
import type { ContentPage, Project } from '../project';

/** Checks that English pages have the parts of their kind, as often as they may be, and none that nobody would see. */
export function partsOfPage(page: ContentPage): Problem[] {
  if (page.tree.length === 0) return [];
  const rules = new Map(Object.entries(kindOf(page.kind).parts));
  const heading = elementsOf(page, 'h2')[0]?.offset ?? Infinity;
  return Object.keys(vocabulary).flatMap((name) => {
    const places = elementsOf(page, name).map(({ offset }) => offset);
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
        fix: places.length < min ? `write it ${placeOf(name, rules)}; content/WRITING.md shows how` : undefined,
      });
    }
    if (first === undefined || parentComponents(name).length > 0) return [];
    if (beforeHeadings && first > heading) {
      const expected = 'it before the first heading, where it is shown';
      return problemAt(page, first, { found: `a <${name}> below a heading`, expected });
    }
    if (beforeHeadings || vocabulary[name]?.inIntroduction || first > heading) return [];
    const expected = 'it below a heading of level 2, where it is shown';
    return problemAt(page, first, { found: `a <${name}> before the first heading`, expected });
  });
}

/** Returns where a component that is missing is shown. */
function placeOf(name: string, parts: ReadonlyMap<string, Part>): string {
  const parent = parentComponents(name).find((other) => parts.has(other));
  if (parent !== undefined) return `between <${parent}> and </${parent}>`;
  if (parts.get(name)?.beforeHeadings) return 'before the first heading';
  return vocabulary[name]?.inIntroduction ? 'on lines of its own' : 'below a heading of level 2 (## Words [#id])';
}

/** Checks that a course without an outline has three outcomes or none: those of another are in its outline. */
export function outcomeProblems(page: ContentPage, { facts, drafts }: Project): Problem[] {
  const outcomes = elementsOf(page, 'Outcome');
  return elementsOf(page, 'Course').flatMap(({ props: { id = '' }, offset }) => {
    const { length } = outcomes.filter(({ inside }) => inside?.props.id === id);
    const outline = `${page.slug}/${id}`;
    const hasOutline = outline in facts.outlines && !drafts.includes(`outlines/${outline}`);
    if (length === 0 || (length === 3 && !hasOutline)) return [];
    const expected = hasOutline ? 'none: those of its outline are shown' : '3, or none';
    return problemAt(page, offset, { found: `${length} × <Outcome> in the course “${id}”`, expected });
  });
}

/** Checks that headings of a page go down one level at a time, and each has an id of its own (WCAG 1.3.1, 2.4.6). */
export function headingProblems(page: ContentPage): Problem[] {
  const problems: Problem[] = [];
  const lines = new Map<string, number>();
  // The page's main heading is in its front matter.
  let above = 1;
  for (const { tag, props, offset } of page.elements) {
    if (!/^h\d$|^Course$/.test(tag)) continue;
    const depth = tag === 'Course' ? above : Number(tag.slice(1));
    if (depth > above + 1) {
      const found = `a heading of level ${depth} below one of level ${above}`;
      const fix = `write it with ${'#'.repeat(above + 1)}`;
      problems.push(problemAt(page, offset, { found, expected: `level ${above + 1}`, fix }));
    }
    above = depth;
    const { id } = props;
    if (id === undefined) continue;
    const first = lines.get(id);
    if (first !== undefined) {
      const expected = `an id of its own (the first is on line ${first})`;
      problems.push(problemAt(page, offset, { found: `the id #${id} a second time`, expected }));
    } else if (idsOfTheSite.test(id))
      problems.push(
        problemAt(page, offset, {
          found: `the id #${id}, which the page around the text has already`,
          expected: 'another id',
        }),
      );
    lines.set(id, first ?? positionAt(page.text, offset).line);
  }
  return problems;
}

/** Ids of the document, header, footer and screens around a text; `tests/site/links.test.ts` finds one it lacks. */
export const idsOfTheSite =
  /^(?:main|content|contents|next|tour|top|scheduler|badges|accessibility|record|styles|islands|connection|page-error|cookie-settings|language-hint|learner-(?:phone|next)|lesson-language|(?:courses|features|header|language)-menu|other-features|by-role|suggested-links|(?:question|step|site|month|draft|version|mark|answer|passage|report|skill|accounts|lesson|action|assign|others|remind|reviews|tone|publish|assessment|brand)-\d+|feature-[a-z-]+|i\d+.*|swup-announcer|gatsby-.*|___gatsby|:.*)$/;

/** Checks that each question of a lesson has one right answer. */
export function questionProblems(page: ContentPage): Problem[] {
  return elementsOf(page, 'Question').flatMap((question) => {
    const answers = elementsOf(page, 'Answer').filter(({ inside }) => inside === question);
    const marks = answers.flatMap(({ props }) => props.correct ?? []);
    if (marks.length === 1 && marks[0] === 'yes') return [];
    const found = `a <Question> with ${marks.length} answers marked ${marks.map((mark) => `correct="${mark}"`).join(', ') || 'as correct'}`;
    return problemAt(page, question.offset, { found, expected: 'one <Answer … correct="yes">' });
  });
}

/** Checks that the fields of the privacy policy name what there is: a page with another name would stop the build. */
export function fieldProblems(page: ContentPage, { brandEntries }: Project): Problem[] {
  const fields = [
    ['Brand', 'of', brandEntries, 'an entry of src/site/brand.ts'],
    ['PolicyNote', 'about', policyNotes, 'a note of the policy'],
  ] as const;
  return fields.flatMap(([tag, prop, names, what]) =>
    elementsOf(page, tag).flatMap(({ props, offset }) => {
      const name = props[prop] ?? '';
      if (names.includes(name)) return [];
      return problemAt(page, offset, {
        found: `<${tag} ${prop}="${name}">`,
        expected: `${what}: ${names.join(', ')}`,
        fix: didYouMean(name, names, `${prop}="$"`),
      });
    }),
  );
}
