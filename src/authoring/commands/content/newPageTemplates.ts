import { numberWords } from '../../../content/checks/numbers';

/** Cards to be filled in, one for each icon. */
function grid(card: 'Feature' | 'Capability', icons: readonly string[]): string {
  const cards = icons.map(
    (icon, index) => `  <${card} icon="${icon}" title="TODO Heading ${numberWords[index + 1]}">
    TODO One or two sentences.
  </${card}>`,
  );
  return [`<${card}Grid>`, ...cards, `</${card}Grid>`].join('\n');
}

/** The files of a new page of each kind, by path. */
export const newPageTemplates = {
  features: (name: string, slug: string) => ({
    [`content/features/${slug}/en.mdx`]: `---
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

<CallToAction title="TODO A last thought" button="Request a Demo">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    [`content/features/${slug}/facts.json`]: `{
  "icon": "list-checks",
  "hue": "estuary",
  "statistics": {}
}
`,
  }),
  courses: (name: string, slug: string) => ({
    [`content/courses/${slug}/en.mdx`]: `---
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

<CallToAction title="TODO A last thought" button="Get Started Now">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    [`content/courses/${slug}/facts.json`]: `{
  "icon": "book-open",
  "hue": "estuary",
  "count": 1,
  "courses": [
    { "id": "introduction-to-${slug}", "hours": 1, "level": "beginner" }
  ]
}
`,
  }),
};
