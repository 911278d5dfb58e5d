/**
 * The id of the first element after the page's heading, for `<link rel="expect" blocking="render">`: without it a browser
 * may paint the header alone and lay the rest out in the visitor's sight.
 */
export function renderBlockingTarget(html: string): string | undefined {
  return /<\/h1>[\s\S]*? id="([^"]+)"/.exec(html)?.[1];
}
