import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** Every response has all hashes in a header. A build has a few; more mean a script that differs from page to page. */
const maxHashes = 12;

/**
 * Returns the hashes of the inline scripts in the pages, for the Content-Security-Policy. Throws for a script that it
 * would block: of another site that is not allowed, or one of many inline scripts that differ from page to page.
 */
export function inlineScriptHashes(
  pages: Iterable<{ file: string; html: string }>,
  allowedOrigins: readonly string[],
): string[] {
  const hashes = new Set<string>();
  for (const { file, html } of pages)
    for (const script of parse(html, { comment: true }).querySelectorAll('script')) {
      const source = script.getAttribute('src');
      const type = script.getAttribute('type') ?? '';
      if (source !== undefined) assertAllowedOrigin(source, `public/${file}`, allowedOrigins);
      // Other types are data, such as JSON-LD, which the policy does not concern.
      else if (/^(|module|(text|application)\/javascript)$/.test(type)) hashes.add(hashOf(script.rawText));
      if (hashes.size > maxHashes)
        throw new Error(
          `The pages have more than ${maxHashes} different inline scripts, and the Content-Security-Policy names each by its hash. One of them is in public/${file}: ${script.outerHTML.slice(0, 80)}… Put what differs from page to page into a <script type="application/json">, or the script into a file in static/.`,
        );
    }
  return [...hashes].sort();
}

function assertAllowedOrigin(source: string, file: string, allowedOrigins: readonly string[]): void {
  const { origin } = new URL(source, thisSite);
  if (origin === thisSite || allowedOrigins.includes(origin)) return;
  throw new Error(
    `${file} loads a script from ${origin}, which the Content-Security-Policy would block. Remove the script, or add its origin to allowedScriptOrigins in src/build/settings.ts.`,
  );
}

const thisSite = 'https://this-site.invalid';

/** Returns a hash in the format of CSP Level 3, section 2.3.1. */
function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
