/** The files of a new page of each kind, with `{{name}}`, `{{slug}}` and `{{keyword}}` to be filled in. */
export const newPageTemplates = {
  features: {
    'en.mdx': `---
title: "{{name}}"
description: "TODO Say in one or two sentences what it does and for whom; search engines show this."
keywords: ["{{keyword}}"]
heading: "{{name}}"
summary: "TODO One sentence for the card on the home page."
---

TODO Open with the situation of your reader: what goes wrong without this.

TODO Then say what Camre does about it, in two or three sentences.

## TODO What it does for you [#features]

<FeatureGrid>
  <Feature icon="list-checks" title="TODO Heading one">
    TODO One or two sentences.
  </Feature>
  <Feature icon="users" title="TODO Heading two">
    TODO One or two sentences.
  </Feature>
  <Feature icon="clock" title="TODO Heading three">
    TODO One or two sentences.
  </Feature>
  <Feature icon="shield-check" title="TODO Heading four">
    TODO One or two sentences.
  </Feature>
</FeatureGrid>

## TODO Why it is worth it [#why]

TODO Say what changes for the people who use it.

## Also included [#more]

<CapabilityGrid>
  <Capability icon="smartphone" title="TODO Heading one">
    TODO One or two sentences.
  </Capability>
  <Capability icon="key" title="TODO Heading two">
    TODO One or two sentences.
  </Capability>
  <Capability icon="file-text" title="TODO Heading three">
    TODO One or two sentences.
  </Capability>
  <Capability icon="refresh-cw" title="TODO Heading four">
    TODO One or two sentences.
  </Capability>
</CapabilityGrid>

<CallToAction title="TODO A last thought" button="Request a Demo">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    'facts.json': `{
  "icon": "list-checks",
  "hue": "hr",
  "statistics": {}
}
`,
  },
  courses: {
    'en.mdx': `---
title: "{{name}} courses"
description: "TODO Say in one or two sentences which courses there are and for whom; search engines show this."
heading: "{{name}}"
summary: "TODO One sentence for the category card."
---

TODO Say who these courses are for, and what their day looks like.

## Courses [#courses]

<CourseList>
  <Course id="introduction-to-{{slug}}" title="Introduction to {{name}}">
    TODO Say in one sentence what people can do afterwards.
  </Course>
</CourseList>

## TODO Why choose these courses [#why]

<CapabilityGrid>
  <Capability icon="file-text" title="TODO Heading one">
    TODO One or two sentences.
  </Capability>
  <Capability icon="building" title="TODO Heading two">
    TODO One or two sentences.
  </Capability>
  <Capability icon="smartphone" title="TODO Heading three">
    TODO One or two sentences.
  </Capability>
</CapabilityGrid>

<CallToAction title="TODO A last thought" button="Get Started Now">
  TODO Say what happens when they get in touch.
</CallToAction>
`,
    'facts.json': `{
  "icon": "book-open",
  "hue": "hr",
  "count": 1,
  "courses": [
    { "id": "introduction-to-{{slug}}", "hours": 1, "level": "beginner" }
  ]
}
`,
  },
} as const;
