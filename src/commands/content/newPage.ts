/** A page to start from. */
export interface NewPage {
  readonly mdx: string;
  readonly facts: string;
  /** What its author has to see to; `<folder>` stands for the page's. */
  readonly todo: readonly string[];
}

/** A feature page with all the parts that one has, valid as it is; what to fill in begins with TODO. */
export function newFeaturePage(name: string): NewPage {
  return {
    mdx: `---
title: ${JSON.stringify(name)}
description: "TODO Say in one or two sentences what it does and for whom; search engines show this."
keywords: [${JSON.stringify(name.toLowerCase())}]
heading: ${JSON.stringify(name)}
summary: "TODO One sentence for the card on the home page."
---

TODO Open with the situation of your reader: what goes wrong without this.

TODO Then say what Camre does about it, in two or three sentences.

## TODO What it does for you [#features]

<FeatureGrid>
${children('Feature', ['list-checks', 'users', 'clock', 'shield-check'])}
</FeatureGrid>

## TODO Why it is worth it [#why]

TODO Say what changes for the people who use it.

## Also included [#more]

<CapabilityGrid>
${children('Capability', ['smartphone', 'key', 'file-text', 'refresh-cw'])}
</CapabilityGrid>

<CallToAction title="TODO A last thought" button="Request a Demo">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    facts: `{
  "icon": "list-checks",
  "hue": "hr",
  "statistics": {}
}
`,
    todo: [
      '<folder>/en.mdx: every text that begins with TODO',
      '<folder>/facts.json: the icon (a name in src/ui/icons.json) and the hue (one of ten, named after the course categories)',
      'a picture, if you have one: <folder>/screenshot.en.png, at least 1360 pixels wide (screenshot.de.png and so on for other languages), and <Screenshot alt="What it shows" /> before the first heading',
      'figures, if the owner has them: three or four under "statistics" in facts.json, and <Statistics> below “why”, as in content/features/qms',
      'locales/en/common.json: the name in the menus; translators find it among what is to do',
    ],
  };
}

/** A page of a course category, valid as it is, with one course to begin with. */
export function newCoursePage(name: string, slug: string): NewPage {
  const course = `introduction-to-${slug}`;
  return {
    mdx: `---
title: ${JSON.stringify(`${name} courses`)}
description: "TODO Say in one or two sentences which courses there are and for whom; search engines show this."
heading: ${JSON.stringify(name)}
summary: "TODO One sentence for the category card."
---

TODO Say who these courses are for, and what their day looks like.

## Courses [#courses]

<CourseList>
  <Course id="${course}" title=${JSON.stringify(`Introduction to ${name}`)}>
    TODO Say in one sentence what people can do afterwards.
  </Course>
</CourseList>

## TODO Why choose these courses [#why]

<CapabilityGrid>
${children('Capability', ['file-text', 'building', 'smartphone'])}
</CapabilityGrid>

<CallToAction title="TODO A last thought" button="Get Started Now">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    facts: `{
  "icon": "book-open",
  "hue": "hr",
  "count": 1,
  "courses": [
    { "id": "${course}", "hours": 1, "level": "beginner" }
  ]
}
`,
    todo: [
      '<folder>/en.mdx: every text that begins with TODO, and a <Course> for each course',
      '<folder>/facts.json: each course again with its hours (1 to 6) and level; the icon, the hue, and "count", the number of the label “1+”',
      'locales/en/common.json: the name in the menus; translators find it among what is to do',
    ],
  };
}

function children(component: string, icons: readonly string[]): string {
  return icons
    .map(
      (icon, index) =>
        `  <${component} icon="${icon}" title="TODO Heading ${'one two three four'.split(' ')[index]}">\n    TODO One or two sentences.\n  </${component}>`,
    )
    .join('\n');
}
