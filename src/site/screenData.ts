import type { PageProps } from 'gatsby';
import type { Badge, Partner, Programme } from '../content/data/datasets';
import type { CourseFacts, FeatureFacts, IndexedCourse, LessonFacts } from '../content/pages/facts';
import type { Hue } from '../content/data/hues';
import type { PageCard, PageContext, ShownPage } from '../content/pageContext';
import type { SectorRoles } from '../content/data/roles';

/** The props of a screen; `Query` is what its own GraphQL query selects. */
export type ScreenProps<Screen extends keyof ScreenData, Query = unknown> = PageProps<
  Query,
  PageContext<ScreenData[Screen]>
>;

/** The entries of a dataset in the answer to a query. */
export interface Nodes<Entry> {
  readonly nodes: readonly Entry[];
}

/** What the screens show beyond strings, as `data` of the page context (src/gatsby/screenData.ts). */
export interface ScreenData {
  readonly home: {
    readonly features: readonly (Pick<PageCard, 'slug' | 'path' | 'summary' | 'lang'> &
      Pick<FeatureFacts, 'hue' | 'scene'>)[];
    readonly courses: readonly (Pick<PageCard, 'slug' | 'path' | 'heading'> & Pick<CourseFacts, 'hue' | 'count'>)[];
    /** The ids of the questions, in their order. */
    readonly questions: readonly string[];
    readonly sectors: readonly Pick<SectorRoles, 'id' | 'hue'>[];
  };
  readonly courses: {
    readonly categories: readonly (PageCard & Pick<CourseFacts, 'icon' | 'hue' | 'count'>)[];
    readonly catalogue: readonly Omit<IndexedCourse, 'description' | 'hue'>[];
    readonly sectors: readonly SectorRoles[];
  };
  readonly course: {
    readonly page: ShownPage;
    readonly facts: CourseFacts;
    /** When a course was last reviewed, as a month and year in the page's language, by its id. */
    readonly reviewed: Readonly<Record<string, string>>;
    /** The sample lesson: of this subject, or the title of one of another. */
    readonly sample: { readonly isOwn: boolean; readonly title: string; readonly lang?: string };
    readonly categories: readonly (Pick<PageCard, 'path'> & Pick<CourseFacts, 'icon' | 'hue'>)[];
  };
  readonly feature: {
    readonly page: ShownPage;
    readonly facts: Pick<FeatureFacts, 'hue' | 'scene' | 'pictures' | 'links' | 'statistics'>;
    readonly features: readonly (Pick<PageCard, 'path' | 'summary' | 'lang'> & Pick<FeatureFacts, 'icon' | 'hue'>)[];
  };
  readonly lesson: {
    readonly page: ShownPage;
    readonly minutes: LessonFacts['minutes'];
    /** The course category that it is a sample of. */
    readonly subject: { readonly path: string; readonly hue: Hue };
  };
  readonly privacy: { readonly page: ShownPage };
  readonly compliance: { readonly badges: readonly Badge[] };
  readonly specialist: { readonly programmes: readonly Programme[]; readonly providers: readonly Partner[] };
}
