import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exportPage, type ExportOptions, type GatsbyPage } from './exportPage';
import { inlineScriptHashes } from './pageScripts';
import { exportedFile, keptPageFile } from './rawPages';
import { writeIfChanged } from './writeIfChanged';

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
  const exported = pages.map((page) => ({
    file: exportedFile(page.path),
    html: exportPage(readFileSync(path.join(root, keptPageFile(page.path)), 'utf8'), page, options),
  }));
  for (const { file, html } of exported) assertComplete(file, html);
  const scriptHashes = inlineScriptHashes(exported, allowedOrigins);
  for (const { file, html } of exported) writeIfChanged(path.join(root, 'public', file), html);
  return scriptHashes;
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
