import type { ContentKind } from '../../../content/pages/contentKinds';
import { numberWords } from '../../../content/strings/numbersInText';

interface Template {
  /** What the command line and its menus’ context call such a page. */
  readonly word: string;
  /** Its `en.mdx`; `hours` is the length of the course that an outline is of. */
  readonly page: (name: string, slug: string, hours: number) => string;
  readonly facts?: (slug: string) => object;
  readonly remaining: readonly string[];
}

const texts = '<folder>/en.mdx: every text that begins with TODO';

export const newPageTemplates = {
  features: {
    word: 'feature',
    page: (name) => `---
title: "${name}"
description: "TODO Say in one or two sentences what it does and for whom; search engines show this."
keywords: ["${name.toLowerCase()}"]
heading: "${name}"
summary: "TODO One sentence for the card on the home page."
---

TODO Open with the situation of your reader: what goes wrong without this.

TODO Then say what Camre does about it, in two or three sentences.

## TODO What it does for you [#features]

${grid('Feature', ['list-checks', 'users', 'clock', 'shield-check'])}

## TODO Why it is worth it [#why]

TODO Say what changes for the people who use it.

## Also included [#more]

${grid('Capability', ['smartphone', 'key', 'file-text', 'refresh-cw'])}

${callToAction('Request a Demo')}`,
    facts: () => ({ icon: 'list-checks', hue: 'estuary', statistics: {} }),
    remaining: [
      texts,
      '<folder>/facts.json: the icon (a name in src/site/ui/icons.json, pageIcons.json or contentIcons.json) and the hue (one of the ten colours in src/content/data/hues.ts)',
      'a picture and figures, if you have them: content/WRITING.md says how, and content/features/qms has both',
    ],
  },
  courses: {
    word: 'course',
    page: (name, slug) => `---
title: "${name} courses"
description: "TODO Say in one or two sentences which courses there are and for whom; search engines show this."
heading: "${name}"
summary: "TODO One sentence for the category card."
---

TODO Say who these courses are for, and what their day looks like.

## Courses [#courses]

<CourseList>
  <Course id="introduction-to-${slug}" title="Introduction to ${name}">
    TODO Say in one sentence what people can do afterwards.
  </Course>
</CourseList>

## TODO Why choose these courses [#why]

${grid('Capability', ['file-text', 'building', 'smartphone'])}

${callToAction('Get Started Now')}`,
    facts: (slug) => ({
      icon: 'book-open',
      hue: 'estuary',
      count: 1,
      courses: [{ id: `introduction-to-${slug}`, hours: 1, level: 'beginner' }],
    }),
    remaining: [
      `${texts}, and a <Course> for each course`,
      '<folder>/facts.json: each course again with its hours (1 to 6) and level; the icon, the hue, and "count", the number of the label “1+”',
    ],
  },
  outlines: {
    word: 'outline',
    page: (name, _, hours) => `---
description: "TODO Online ${name.toLowerCase()} training: say for whom, and what they can do afterwards; search engines show this below the title of the page."
---

<CourseOutline>
${[1, 2, 3].map((index) => `  <Outcome>TODO Thing ${numberWords[index]} that people can do, as a sentence that begins with a verb</Outcome>`).join('\n')}
${lessonMinutes(hours * 60)
  .map((minutes, index) => `  <Lesson minutes="${minutes}">TODO Name of lesson ${numberWords[index + 1]}</Lesson>`)
  .join('\n')}
</CourseOutline>

<Question title="TODO A moment at work, in one or two sentences, and what to do?">
  <Answer title="TODO What people often do">TODO Why it is not enough</Answer>
  <Answer title="TODO What is right" correct="yes">TODO Why it is right</Answer>
  <Answer title="TODO Another thing that people do">TODO Why it is not enough</Answer>
</Question>
`,
    facts: () => ({ confirmed: false }),
    remaining: [
      `${texts}, the description in 120 to 155 characters; four to nine lessons of 5 to 45 minutes, which together are the hours of the course`,
      '<folder>/facts.json: "confirmed" is the owner’s to set',
    ],
  },
  pages: {
    word: 'page',
    page: (name) => `---
title: "${name}"
description: "TODO Say in one or two sentences what is on this page; search engines show this."
heading: "${name}"
---

## TODO First heading [#first]

TODO Write what has to be known.
`,
    remaining: [`${texts}; a heading of level 2 for each part`],
  },
} satisfies Partial<Readonly<Record<ContentKind, Template>>>;

export type NewPageKind = keyof typeof newPageTemplates;
export const newPageKinds: readonly NewPageKind[] = ['features', 'courses', 'outlines', 'pages'];

function grid(card: 'Feature' | 'Capability', icons: readonly string[]): string {
  const cards = icons.map(
    (icon, index) => `  <${card} icon="${icon}" title="TODO Heading ${numberWords[index + 1]}">
    TODO One or two sentences.
  </${card}>`,
  );
  return [`<${card}Grid>`, ...cards, `</${card}Grid>`].join('\n');
}

function callToAction(button: string): string {
  return `<CallToAction title="TODO A last thought" button="${button}">
  TODO Say what happens when they get in touch.
</CallToAction>
`;
}

/** Returns four to nine lessons of whole minutes, at most 40 each, that are together as long as a course of 1 to 6 hours. */
function lessonMinutes(all: number): number[] {
  const count = Math.max(4, Math.ceil(all / 40));
  const least = Math.floor(all / count / 5) * 5;
  const longer = (all - least * count) / 5;
  return Array.from({ length: count }, (_, index) => least + (index < longer ? 5 : 0));
}
