import { createHash } from 'node:crypto';

/** More than these make the header of every response long: then a script differs from page to page. */
const maxHashes = 12;

/**
 * The hashes of the inline scripts in the pages, for the Content-Security-Policy. Throws a sentence for a script that the
 * policy would block: of another site that is not allowed, or one of many inline scripts that differ from page to page.
 */
export function inlineScriptHashes(
  pages: readonly { file: string; html: string }[],
  allowedOrigins: readonly string[],
): string[] {
  const hashes = new Set<string>();
  for (const { file, html } of pages)
    for (const [tag, attributes = '', code = ''] of html.matchAll(scriptElement)) {
      const source = attribute(attributes, 'src');
      const type = attribute(attributes, 'type') ?? '';
      if (type === 'text/partytown') throw new Error(noWorkers(`public/${file}`));
      if (source !== undefined) assertAllowedOrigin(source, `public/${file}`, allowedOrigins);
      // Other types are data, such as JSON-LD, which the policy does not concern.
      else if (/^(|module|(text|application)\/javascript)$/.test(type)) hashes.add(hashOf(code));
      if (hashes.size > maxHashes)
        throw new Error(
          `The pages have more than ${maxHashes} different inline scripts, and the Content-Security-Policy names each by its hash. One of them is in public/${file}: ${tag.slice(0, 80)}… Put what differs from page to page into a <script type="application/json">, or the script into a file in static/.`,
        );
    }
  return [...hashes].sort();
}

/**
 * Throws a sentence for a `<Script>` component that the Content-Security-Policy would block. Gatsby adds its script in the
 * browser, so that no exported page shows it: `sources` are the files that may use one.
 */
export function checkScriptComponents(
  sources: readonly { file: string; code: string }[],
  allowedOrigins: readonly string[],
): void {
  for (const { file, code } of sources) {
    if (!/\bimport\b[^;]*\bScript\b[^;]*\bfrom ['"]gatsby(-script)?['"]/.test(code)) continue;
    for (const [element] of code.matchAll(/<Script\b[\s\S]*?(?:\/>|<\/Script>)/g)) {
      const source = attribute(element, 'src');
      if (/off-?main-?thread/i.test(element)) throw new Error(noWorkers(file));
      if (source === undefined)
        throw new Error(
          `${file} has a <Script> without a literal src="…". Write the address of a script as a literal; put an inline script, which the Content-Security-Policy would block in the browser, into a file in static/ and write <Script src="/name-of-the-file.js" />.`,
        );
      assertAllowedOrigin(source, file, allowedOrigins);
    }
  }
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
}

function assertAllowedOrigin(source: string, file: string, allowedOrigins: readonly string[]): void {
  const { origin } = new URL(source, thisSite);
  if (origin === thisSite || allowedOrigins.includes(origin)) return;
  throw new Error(
    `${file} loads a script from ${origin}, which the Content-Security-Policy would block. Build with SCRIPT_ORIGINS=${[...allowedOrigins, origin].join(',')} to allow it, or remove the script.`,
  );
}

const thisSite = 'https://this-site.invalid';

function noWorkers(file: string): string {
  return `${file} has a <Script strategy="off-main-thread">. The Content-Security-Policy allows no worker: use strategy="idle".`;
}

/** As CSP Level 3, section 2.3.1, asks for it. */
function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
