import type { PageProps } from 'gatsby';
import type { Badge, Partner, Programme } from '../content/datasets';
import type { CourseFacts, FeatureFacts, IndexedCourse } from '../content/facts';
import type { Hue } from '../content/hues';
import type { PageCard, PageContext, ShownPage } from '../content/pageContext';

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
      Pick<FeatureFacts, 'hue' | 'drawing'>)[];
    readonly courses: readonly (Pick<PageCard, 'slug' | 'path' | 'heading'> & Pick<CourseFacts, 'hue' | 'count'>)[];
  };
  readonly courses: {
    readonly categories: readonly (PageCard & Pick<CourseFacts, 'icon' | 'hue' | 'count'>)[];
    readonly catalogue: readonly Omit<IndexedCourse, 'description' | 'hue'>[];
  };
  readonly course: {
    readonly page: ShownPage;
    readonly facts: CourseFacts;
    readonly categories: readonly (Pick<PageCard, 'path'> & Pick<CourseFacts, 'icon' | 'hue'>)[];
  };
  readonly feature: {
    readonly page: ShownPage;
    readonly facts: Pick<FeatureFacts, 'hue' | 'scene' | 'pictures' | 'links' | 'statistics'>;
    readonly features: readonly (Pick<PageCard, 'path' | 'summary' | 'lang'> & Pick<FeatureFacts, 'icon' | 'hue'>)[];
  };
  readonly lesson: {
    readonly page: ShownPage;
    /** The course category that it is a sample of. */
    readonly subject: { readonly path: string; readonly hue: Hue };
  };
  readonly privacy: { readonly page: ShownPage };
  readonly compliance: { readonly badges: readonly Badge[] };
  readonly specialist: { readonly programmes: readonly Programme[]; readonly providers: readonly Partner[] };
}
