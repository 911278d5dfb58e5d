import { intlLocale } from '../content/language/intlLocale';
import { publishedLanguages } from '../content/language/publishedLanguages';
import { pageName, parentPage, parsePageName } from '../content/pages/contentKinds';
import type { ShownPage } from '../content/pageContext';
import type { CourseFacts, IndexedCourse } from '../content/pages/facts';
import { outlinedCourse } from '../content/pages/outlines';
import type { Project } from '../content/project';
import { contentScreens, subjectsAtMost, type Route, type ScreenName } from '../site/routes';
import type { ScreenData } from '../site/screenData';
import { askedQuestion, questionsByLanguage } from './askedQuestions';
import {
  courseCard,
  courseCards,
  featureCards,
  frontTexts,
  langOf,
  oncePerLanguage,
  otherCards,
  pageOrEnglish,
  shownPage,
  shownTables,
} from './shownTexts';
import {
  courseIndex,
  coursesById,
  formatMonths,
  learnersOf,
  nextCourses,
  relatedCourses,
  rolesOf,
  sampleCourse,
  sectorRoles,
} from './courseIndex';
import { preventBreaks, preventBreaksInTree } from './lineBreaks';
import { pick } from './pick';

/** Returns what the screen of a route shows beyond strings; nothing for some. `shown` is the language of its MDX page. */
export function screenData(project: Project, route: Route, language: string, shown: string): object {
  return hasData(route.screen) ? builders[route.screen](project, language, { ...route, shown }) : {};
}

/** So many courses are shown as a whole; of more, the first of each subject, so that the page stays as light. */
const coursesAtMost = 120;
const coursesOfSubject = 6;

/**
 * Returns what `/courses` shows: the subjects, the first with their courses, and the roles. The page of each subject has
 * all of its own courses, and the search finds every one.
 */
const catalogueData = oncePerLanguage((project, language): ScreenData['courses'] => {
  const cards = courseCards(project, language);
  const courses = courseIndex(project, language);
  const catalogue = shownCourses(courses, cards.slice(0, subjectsAtMost));
  return {
    categories: cards.map((card) => pick(card, 'slug', 'path', 'heading', 'lang', 'icon', 'hue', 'count')),
    courseCount: courses.length,
    catalogue: catalogue.map((course) => pick(course, 'id', 'category', 'title', 'lang', 'hasPage', 'hours', 'level')),
    sectors: sectorRoles(project, courses).map(({ id, hue, lacks, roles }) => ({
      id,
      hue,
      lacks,
      roles: roles.map((role) => role.id),
      plan: roles.flatMap((role) => (role.people ? [role.id, role.people] : [role.id])).join('.'),
    })),
  };
});

function shownCourses(courses: readonly IndexedCourse[], categories: readonly { readonly slug: string }[]) {
  if (courses.length <= coursesAtMost) return courses;
  const places = new Map(categories.map(({ slug }) => [slug, coursesOfSubject]));
  return courses.filter(({ category }) => {
    const left = places.get(category) ?? 0;
    places.set(category, left - 1);
    return left > 0;
  });
}

type Builders = {
  readonly [Screen in keyof ScreenData]: (project: Project, language: string, route: ShownRoute) => ScreenData[Screen];
};

type ShownRoute = Route & { readonly shown: string };

const builders: Builders = {
  home: (project, language) => ({
    features: featureCards(project, language).map((card) =>
      pick(card, 'slug', 'path', 'summary', 'lang', 'hue', 'scene'),
    ),
    courses: courseCards(project, language)
      .slice(0, subjectsAtMost)
      .map((card) => pick(card, 'slug', 'path', 'heading', 'hue', 'count')),
    // One without words, at which a build stops, would break the page of the live server.
    questions: (project.datasets.questions.value ?? []).filter((id) =>
      ['question', 'answer'].every((end) => project.strings.en?.home?.value?.[`faq.${id}.${end}`] !== undefined),
    ),
    sectors: sectorRoles(project, courseIndex(project, language)).map((sector) => pick(sector, 'id', 'hue')),
    asked: askedQuestion(project, language),
  }),
  contact: (project, language) => {
    const catalogue = courseIndex(project, language);
    const nameOf = (namespace: string, key: string) => {
      const { own, fallback } = shownTables(project, language)(namespace);
      return own[key] ?? fallback[key];
    };
    const { programmes, integrations } = project.datasets;
    return {
      names: Object.fromEntries([
        ...(programmes.value ?? []).map(({ id }) => [id, nameOf('specialist', `programme.${id}.title`) ?? id]),
        ...(integrations.value ?? []).flatMap(({ id, link }) =>
          link ? [[id, nameOf('integrations', `integration.${id}.name`) ?? id]] : [],
        ),
        ...catalogue.map(({ id, title }) => [id, title.replaceAll('\u00A0', ' ')]),
        ...courseCards(project, language).map(({ slug, name }) => [slug, name]),
        ...featureCards(project, language).map(({ slug, name }) => [slug, name]),
      ]),
    };
  },
  courses: catalogueData,
  course: (project, language, route) => {
    const facts = factsOf(project.facts.courses, route);
    const outlines = outlinesOf(project, language, facts, slugOf(route));
    const courses = facts.courses.flatMap(({ id }) => coursesById(project, language).get(id) ?? []);
    return {
      page: pageOf(project, route),
      topic: contentScreens.courses.topic,
      facts,
      reviewed: formatMonths(facts.courses, language),
      outlines,
      roles: Object.fromEntries(courses.flatMap(({ id }) => (outlines[id] ? [] : [[id, rolesOf(project, id)]]))),
      learners: learnersOf(project, courses),
      sample: sampleLesson(project, language, route),
      name: courseCard(project, language, slugOf(route))?.name,
    };
  },
  outline: outlineData,
  feature: (project, language, route) => {
    const facts = pick(factsOf(project.facts.features, route), 'hue', 'scene', 'links', 'statistics');
    const features = otherCards(featureCards(project, language), slugOf(route));
    return {
      page: pageOf(project, route),
      topic: contentScreens.features.topic,
      facts,
      features: features.map((card) => pick(card, 'path', 'name', 'hue', 'icon')),
      drafts: facts.scene === 'aiBuilder' ? draftsOf(project, language) : [],
    };
  },
  lesson: (project, language, route) => {
    const { minutes, subject: name, course: id } = factsOf(project.facts.lessons, route);
    const subject = courseCard(project, language, parsePageName(name)?.slug);
    if (!subject) throw new Error(`The subject of ${route.path} is no course category: npm run check says what to do.`);
    const course = coursesById(project, language).get(id);
    return {
      page: pageOf(project, route),
      topic: contentScreens.lessons.topic,
      minutes,
      course: course && pick(course, 'id', 'title'),
      subject: pick(subject, 'path', 'name', 'hue'),
    };
  },
  text: (project, _, route) => ({ page: pageOf(project, route) }),
  compliance: (project, language) => ({
    badges: project.datasets.claims.value?.badges ?? [],
    course: sampleCourse(project, language),
  }),
  specialist: ({ datasets }) => {
    const programmes = datasets.programmes.value ?? [];
    const teaches = ({ id }: { readonly id: string }) => programmes.some(({ provider }) => provider === id);
    return { programmes, providers: (datasets.partners.value ?? []).filter(teaches) };
  },
};

function slugOf({ content }: Route): string {
  return content?.slug ?? '';
}

function hasData(screen: ScreenName): screen is keyof ScreenData {
  return Object.hasOwn(builders, screen);
}

/** Returns what the page of one course shows: its outline, and what its subject, the roles and other courses say of it. */
export function outlineData(project: Project, language: string, route: ShownRoute): ScreenData['outline'] {
  const { content, path, shown } = route;
  const page = content && pageOrEnglish(project, content, shown);
  const course = content && outlinedCourse(project, content, language);
  const subject = content && parentPage(content);
  const courses = subject && project.facts.courses[subject.slug]?.value?.courses;
  const facts = courses?.find(({ id }) => id === course?.id);
  const card = courseCard(project, language, subject?.slug);
  if (!page || !course || !facts || !card)
    throw new Error(`The outline of ${path} cannot be shown: npm run check says what is missing.`);
  return {
    ...pick(frontTexts(page), 'title', 'description'),
    tree: preventBreaksInTree(page.tree, page.language),
    course: {
      id: course.id,
      title: preventBreaks(course.title, course.language),
      description: preventBreaksInTree(course.description ?? [], course.language),
      ...langOf(course, language),
      ...pick(facts, 'hours', 'level'),
      reviewed: formatMonths([facts], language)[course.id],
    },
    subject: pick(card, 'path', 'heading', 'lang', 'hue', 'icon'),
    roles: rolesOf(project, course.id),
    laws: (project.datasets.laws.value ?? []).filter(({ courses }) => courses.includes(course.id)),
    related: relatedCourses(project, language, course.id),
    next: nextCourses(project, language).get(course.id),
    sample: sampleLesson(project, language, route),
  };
}

function pageOf(project: Project, { content, path, shown }: ShownRoute): ShownPage {
  const page = content && pageOrEnglish(project, content, shown);
  if (!page) throw new Error(`There is no MDX page for ${path}: npm run check says what is missing.`);
  return shownPage(page);
}

/** Returns the outline of each course of a subject that has a page of its own, in English where the language has none. */
function outlinesOf(project: Project, language: string, { courses }: CourseFacts, subject: string) {
  const shown = courses.filter(({ id }) => coursesById(project, 'en').get(id)?.hasPage);
  return Object.fromEntries(
    shown.flatMap(({ id }) => {
      const name = { kind: 'outlines', slug: `${subject}/${id}` } as const;
      const page = pageOrEnglish(project, name, language);
      // One that is half written is not shown; the check names it.
      if (!page) return [];
      return [[id, { tree: preventBreaksInTree(page.tree, page.language), ...langOf(page, language) }]];
    }),
  );
}

/** Returns the titles and two questions of the sample course in the page's language and in those that its learners speak. */
function draftsOf(project: Project, language: string): ScreenData['feature']['drafts'] {
  const published = publishedLanguages(project.datasets.languages.value ?? []);
  const asked = [0, 1].map((place) => questionsByLanguage(project, place));
  const spoken = [...new Set([language, 'cy', 'pl', 'th', 'en'])];
  return spoken.flatMap((code) => {
    const own = Object.entries(shownTables(project, code)('scenes').own);
    const words = Object.fromEntries(own.filter(([key]) => key.startsWith('hero.lesson.')));
    const { name } = published.find((other) => other.code === code) ?? {};
    return name === undefined ? [] : [{ name, lang: intlLocale(code), words, questions: asked.map((of) => of[code]) }];
  });
}

/** Returns the sample lesson of `content/data/links.json` for the pages of its subject. */
function sampleLesson(project: Project, language: string, { content }: ShownRoute): ScreenData['course']['sample'] {
  const lesson = parsePageName(project.datasets.links.value?.sampleLesson ?? '');
  const page = lesson && pageOrEnglish(project, lesson, language);
  const facts = project.facts.lessons[lesson?.slug ?? '']?.value;
  if (!page || !facts) throw new Error('There is no sample lesson: npm run check says what is missing.');
  const subject = content && parentPage(content);
  if (!content || pageName(subject ?? content) !== facts.subject) return undefined;
  return {
    isOwn: !subject || content.slug.endsWith(`/${facts.course}`),
    title: preventBreaks(frontTexts(page).title ?? '', page.language),
    ...langOf(page, language),
  };
}

function factsOf<Facts>(all: Readonly<Record<string, { readonly value?: Facts }>>, { content, path }: Route): Facts {
  const facts = all[content?.slug ?? '']?.value;
  if (!facts) throw new Error(`The facts.json of ${path} cannot be read: npm run check says why.`);
  return facts;
}
