import type { PageProps } from 'gatsby';
import type { Badge, Law, Partner, Programme } from '../content/data/datasets';
import type { CourseFacts, FeatureFacts, IndexedCourse, LessonFacts } from '../content/pages/facts';
import type { ContactTopic } from './contactTopics';
import type { Draft } from './samples/story';
import type { PageCard, PageContext, ShownPage } from '../content/pageContext';
import type { CourseRole, SectorRoles } from '../content/data/roles';

/** The props of a screen; `Query` is what its own GraphQL query selects. */
export type ScreenProps<Screen extends keyof ScreenData, Query = unknown> = PageProps<
  Query,
  PageContext<ScreenData[Screen]>
>;

/** The entries of a dataset in the answer to a query. */
export interface Nodes<Entry> {
  readonly nodes: readonly Entry[];
}

/** The first question of the sample lesson in a language, with what its answers say. */
export interface AskedQuestion {
  readonly code: string;
  readonly total: number;
  readonly title: string;
  readonly right: string;
  readonly wrong: string;
  /** Asks for an answer. */
  readonly choose: string;
  /** The rules of the fonts of its language. */
  readonly css?: string;
  readonly answers: readonly { readonly title: string; readonly text: string; readonly isRight: boolean }[];
}

/** What the screens show beyond strings, as `data` of the page context (src/build/screenData.ts). */
export interface ScreenData {
  readonly home: {
    readonly features: readonly (Pick<PageCard, 'slug' | 'path' | 'summary' | 'lang'> &
      Pick<FeatureFacts, 'hue' | 'scene'>)[];
    readonly courses: readonly (Pick<PageCard, 'slug' | 'path' | 'heading'> & Pick<CourseFacts, 'hue' | 'count'>)[];
    readonly questions: readonly string[];
    readonly sectors: readonly Pick<SectorRoles, 'id' | 'hue'>[];
    /** The first question of the sample lesson, and the codes of languages that it can be asked in as well. */
    readonly asked: { readonly question: AskedQuestion; readonly languages: readonly string[] } | undefined;
  };
  readonly contact: {
    /** What a query may name by its id, in the page's language: courses, programmes, integrations, pages of subjects and features. */
    readonly names: Readonly<Record<string, string>>;
  };
  readonly courses: {
    readonly categories: readonly (Omit<PageCard, 'name' | 'summary'> & Pick<CourseFacts, 'icon' | 'hue' | 'count'>)[];
    readonly courseCount: number;
    readonly catalogue: readonly Omit<IndexedCourse, 'description' | 'words' | 'hue'>[];
    /** Sectors with the ids of their roles, and a plan of them with people as an example. */
    readonly sectors: readonly (Pick<SectorRoles, 'id' | 'hue' | 'lacks'> &
      Readonly<{ roles: readonly string[]; plan: string }>)[];
  };
  readonly course: ClosedPage & {
    readonly facts: CourseFacts;
    /** When a course was last reviewed, as a month and year in the page's language, by its id. */
    readonly reviewed: Readonly<Record<string, string>>;
    /** The outline of each course that has a page of its own, by its id. */
    readonly outlines: Readonly<Record<string, { readonly tree: ShownPage['tree']; readonly lang?: string }>>;
    /** The roles that each course without such a page is suggested for, by its id. */
    readonly roles: Readonly<Record<string, readonly CourseRole[]>>;
    /** Roles that learn its courses, with the sum of their hours. */
    readonly learners: readonly Readonly<{ role: string; courses: readonly IndexedCourse[]; hours: number }>[];
    readonly sample: SampleLesson | undefined;
    readonly name: string | undefined;
  };
  readonly outline: {
    /** For search engines, where the page has its own. */
    readonly title?: string;
    readonly description?: string;
    readonly tree: ShownPage['tree'];
    /** In the words of the subject's page. */
    readonly course: Pick<IndexedCourse, 'id' | 'title' | 'lang' | 'hours' | 'level'> & {
      readonly description: ShownPage['tree'];
      readonly reviewed: string | undefined;
    };
    readonly subject: Pick<PageCard, 'path' | 'heading' | 'lang'> & Pick<CourseFacts, 'icon' | 'hue'>;
    readonly sample: SampleLesson | undefined;
    readonly roles: readonly CourseRole[];
    readonly laws: readonly Law[];
    /** Courses of other subjects that stand in the same lists. */
    readonly related: readonly Omit<IndexedCourse, 'description' | 'words'>[];
    readonly next: IndexedCourse | undefined;
  };
  readonly feature: ClosedPage & {
    readonly facts: Pick<FeatureFacts, 'hue' | 'scene' | 'links' | 'statistics'>;
    readonly features: readonly (Pick<PageCard, 'path' | 'name'> & Pick<FeatureFacts, 'hue' | 'icon'>)[];
    /** The sample course in the page's language and in others that learners speak, where the picture is of that. */
    readonly drafts: readonly Draft[];
  };
  readonly lesson: ClosedPage & {
    readonly minutes: LessonFacts['minutes'];
    readonly course: Pick<IndexedCourse, 'id' | 'title'> | undefined;
    /** The course category that it is a sample of. */
    readonly subject: Pick<PageCard, 'path' | 'name'> & Pick<CourseFacts, 'hue'>;
  };
  readonly text: { readonly page: ShownPage };
  readonly compliance: { readonly badges: readonly Badge[]; readonly course: string };
  readonly specialist: { readonly programmes: readonly Programme[]; readonly providers: readonly Partner[] };
}

/** The sample lesson, where it is of the subject of the page. */
export interface SampleLesson {
  /** Whether it is of the page’s own subject or course, not of another course of the subject. */
  readonly isOwn: boolean;
  readonly title: string;
  readonly lang?: string;
}

/** A page with a closing card, whose button asks for the topic of its kind. */
interface ClosedPage {
  readonly page: ShownPage;
  readonly topic: ContactTopic;
}
