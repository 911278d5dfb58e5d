/** Set by webpack (src/gatsby/webpack.ts) in the browser's scripts of a build: `shownEntries` of brand.ts. */
declare const __SHOWN_ENTRIES__: import('./brand').ShownEntries;

/** Set by webpack (src/gatsby/webpack.ts) in the browser's scripts of a build: `shownAddresses` of ownerFacts.ts. */
declare const __SHOWN_ADDRESSES__: import('./ownerFacts').ShownAddresses;
