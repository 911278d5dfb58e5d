import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes } from './pageScripts';
import { exportedFile, keptPageFile } from './rawPages';
import { writeIfChanged } from './writeIfChanged';

/** A page that Gatsby made. */
export interface GatsbyPage {
  readonly path: string;
  /** The scripts of its component, which Gatsby would load after the page's data. */
  readonly scripts: readonly string[];
}

/** The data that all pages of a build share. */
interface ExportOptions {
  /** `src/site/shell/start/deferredScripts.ts`, compiled. */
  readonly deferredScripts: string;
  /** `src/site/shell/start/followContactForm.ts`, compiled: for the pages of the contact form. */
  readonly followContactForm: string;
  /** Gatsby's hash of the build, by which its scripts recognise the data of their own build. */
  readonly compilationHash: string;
}

/**
 * Writes each page as `<path>.html`. Throws for a script that the Content-Security-Policy would block, and for content that
 * is missing from the HTML. Returns the hashes of the inline scripts in the pages for that policy.
 */
export function exportPages(
  root: string,
  pages: readonly GatsbyPage[],
  options: ExportOptions,
  allowedOrigins: readonly string[],
): string[] {
  return inlineScriptHashes(eachPage(root, pages, options), allowedOrigins);
}

/** Gives one page after the other, as a large site has more HTML than there is memory; each is written once it has been looked at. */
function* eachPage(root: string, pages: readonly GatsbyPage[], options: ExportOptions) {
  for (const page of pages) {
    const file = exportedFile(page.path);
    const html = exportPage(readFileSync(path.join(root, keptPageFile(page.path)), 'utf8'), page, options);
    assertComplete(file, html);
    yield { file, html };
    writeIfChanged(path.join(root, 'public', file), html);
  }
}

/**
 * Turns Gatsby's HTML of a page into the exported page: Gatsby's own scripts are loaded by `deferredScripts` after the first
 * paint. Scripts of others (`<Script>`, plugins, gatsby-ssr) stay where they are.
 */
function exportPage(html: string, page: GatsbyPage, options: ExportOptions): string {
  const { deferredScripts, followContactForm, compilationHash } = options;
  const { body, bundles } = removeGatsbyScripts(html, page.path);
  const data = { scripts: [...bundles, ...page.scripts], pagePath: page.path, compilationHash };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const inline = /\/contact(\/sent)?$/.test(page.path) ? [deferredScripts, followContactForm] : [deferredScripts];
  const end = `<script type="application/json" id="deferred-scripts">${json}</script>${inline.map(scriptTag).join('')}`;
  return body.replace('</body>', () => `${end}</body>`);
}

function scriptTag(code: string): string {
  return `<script>${code}</script>`;
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
      `${pagePath}: Gatsby's scripts are not where src/build/exportPages.ts expects them, between comments with the id “_gatsby-scripts-1”. Check what this version of Gatsby writes.`,
    );
  const bundles = [...bundleTags.matchAll(/<script src="([^"]+)" async/g)].map(([, source = '']) => source);
  const body = html.replace(bundleTags, '').replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '');
  return { body, bundles };
}

/**
 * Throws for a page with the comment that React writes for a `<Suspense>` that shows its fallback: gatsby-ssr renders
 * without waiting, as react-helmet needs it.
 */
function assertComplete(file: string, html: string): void {
  if (html.includes('<!--$!-->'))
    throw new Error(
      `public/${file} has a <Suspense> whose content was not loaded when the page was rendered, so that it is missing from the HTML. Import its component instead of loading it with React.lazy, or render it only after hydration`,
    );
}
