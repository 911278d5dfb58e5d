import type { CreatePagesArgs, Store } from 'gatsby';

type Graphql = CreatePagesArgs['graphql'];

/** Gatsby gives it to `createPages` alone; it stays good for what comes after. */
export function keepGraphql(given: Graphql): void {
  graphql = given;
}

let graphql: Graphql | undefined;

/** What is read here of Gatsby's own state. */
interface GatsbyState {
  readonly pages: ReadonlyMap<string, { readonly componentPath: string; readonly context: Record<string, unknown> }>;
  readonly components: ReadonlyMap<string, { readonly query: string }>;
  readonly queries: { readonly trackedQueries: ReadonlyMap<string, { readonly dirty: number }> };
}

/**
 * Begins a build's pictures, which Gatsby makes once it runs the queries that ask for them: with both bundles ready, while
 * one core waits. Here those that it is going to run are run before, and their pictures are made beside the bundler;
 * Gatsby knows such a job again and does it once. A picture that fails does so again there, and is told of.
 */
export async function makePicturesAhead(store: Store): Promise<void> {
  if (!graphql || process.env.NODE_ENV !== 'production') return;
  const { pages, components, queries }: GatsbyState = store.getState();
  for (const [id, { componentPath, context }] of pages) {
    const query = components.get(componentPath)?.query;
    if (query?.includes('gatsbyImageData') && queries.trackedQueries.get(id)?.dirty) await graphql(query, context);
  }
}
