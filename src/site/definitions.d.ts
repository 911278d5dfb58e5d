import type { ShownEntries } from './brand';
import type { ShownAddresses } from './ownerFacts';

declare global {
  /** Set by webpack (src/build/webpack.ts) in the browser's scripts of a build: `shownEntries` of brand.ts. */
  const __SHOWN_ENTRIES__: ShownEntries;

  /** Set by webpack (src/build/webpack.ts) in the browser's scripts of a build: `shownAddresses` of ownerFacts.ts. */
  const __SHOWN_ADDRESSES__: ShownAddresses;
}
