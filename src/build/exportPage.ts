/** What the pages of a build have in common. */
export interface ExportOptions {
  /** `src/shell/start/deferredScripts.ts`, compiled. */
  readonly deferredScripts: string;
  /** Gatsby's hash of the build, by which its scripts recognise the data of their own build. */
  readonly compilationHash: string;
}

/** A page that Gatsby made. */
export interface GatsbyPage {
  readonly path: string;
  /** The scripts of its component, which Gatsby would load after the page's data. */
  readonly scripts: readonly string[];
}

/**
 * Turns Gatsby's HTML of a page into the exported page: Gatsby's own scripts are loaded by `deferredScripts` after the first
 * paint. Scripts of others (`<Script>`, plugins, gatsby-ssr) stay where they are.
 */
export function exportPage(html: string, page: GatsbyPage, options: ExportOptions): string {
  const { body, bundles } = removeGatsbyScripts(html, page.path);
  const data = {
    scripts: [...bundles, ...page.scripts],
    pagePath: page.path,
    compilationHash: options.compilationHash,
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const end = `<script type="application/json" id="deferred-scripts">${json}</script><script>${options.deferredScripts}</script>`;
  return body.replace('</body>', () => `${end}</body>`);
}

/**
 * Removes Gatsby's own scripts from a page: its bundles, which are between two comments, and inline scripts that differ
 * from page to page. Returns the HTML and the addresses of the bundles. Throws where the comments are missing.
 */
function removeGatsbyScripts(html: string, pagePath: string) {
  const [bundleTags] =
    /<!-- slice-start id="_gatsby-scripts-1" -->[\s\S]*<!-- slice-end id="_gatsby-scripts-1" -->/.exec(html) ?? [];
  if (bundleTags === undefined)
    throw new Error(
      `${pagePath}: Gatsby's scripts are not where src/build/exportPage.ts expects them, between comments with the id “_gatsby-scripts-1”. Check what this version of Gatsby writes.`,
    );
  const bundles = [...bundleTags.matchAll(/<script src="([^"]+)" async/g)].map(([, source = '']) => source);
  const body = html.replace(bundleTags, '').replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '');
  return { body, bundles };
}
