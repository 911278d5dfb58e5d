/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createElement, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { exportPages } from '../../src/build/exportPages';
import { keepRawPages, restoreRawPages } from '../../src/build/rawPages';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'export-'))));
afterEach(() => rmSync(root, { recursive: true }));

const options = { deferredScripts: 'deferred()', followContactForm: 'follow()', compilationHash: 'hash' };
const pricing = { path: '/cy/pricing', scripts: ['/js/pricing.js'] };

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Gatsby's HTML of a page, with what a site adds to its head and body. */
function gatsbyPage({ head = '', body = '' }): string {
  const slice = (name: string) => `<!-- slice-${name} id="_gatsby-scripts-1" -->`;
  return `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/cy/pricing";/*]]>*/</script>${slice('start')}<script
    id="gatsby-chunk-mapping">window.___chunkMapping={}</script><script src="/js/app.js" async></script>${slice('end')}</body></html>`;
}

function exported(page: { head?: string; body?: string }, origins: readonly string[] = []) {
  write('public/cy/pricing/index.html', gatsbyPage(page));
  keepRawPages(root, [pricing]);
  const scriptHashes = exportPages(root, [pricing], options, origins);
  return { html: readFileSync(path.join(root, 'public/cy/pricing.html'), 'utf8'), scriptHashes };
}

const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

test('Gatsby’s scripts are loaded by the deferred script, and no element of the page asks for them', () => {
  const { html } = exported({});
  expect(html).toContain(
    '<script type="application/json" id="deferred-scripts">{"scripts":["/js/app.js","/js/pricing.js"],"pagePath":"/cy/pricing","compilationHash":"hash"}</script><script>deferred()</script></body>',
  );
  expect(html).not.toMatch(/src="\/js|gatsby-/);
});

test('scripts of a plugin, of gatsby-ssr and of a Head export reach the page, inline ones by their hash', () => {
  const head = '<script data-gatsby-head="true">inline()</script><script type="application/ld+json">{}</script>';
  const body = '<script type="module">plugin()</script><script src="https://stats.example/a.js" defer></script>';
  const { html, scriptHashes } = exported({ head, body }, ['https://stats.example']);
  expect(html).toContain(head);
  expect(html).toContain(body);
  expect(scriptHashes).toEqual(['deferred()', 'inline()', 'plugin()'].map(hashOf).sort());
});

test('a script that the Content-Security-Policy would block stops the build, and nothing is written', () => {
  const analytics = { body: "<script async src='https://stats.example/a.js'></script>" };
  expect(() => exported(analytics, ['https://b.example'])).toThrow(
    'public/cy/pricing.html loads a script from https://stats.example, which the Content-Security-Policy would block. Remove the script, or add its origin to allowedScriptOrigins',
  );
  expect(existsSync(path.join(root, 'public/cy/pricing.html'))).toBe(false);
  const many = { body: Array.from({ length: 20 }, (_, index) => `<script>page(${index})</script>`).join('') };
  expect(() => exported(many)).toThrow('different inline scripts');
});

test('content that React.lazy would load in the browser only stops the build', () => {
  const Late = lazy(() => new Promise<never>(() => {}));
  const body = renderToString(createElement(Suspense, { fallback: 'Loading' }, createElement(Late)));
  expect(() => exported({ body })).toThrow('public/cy/pricing.html has a <Suspense> whose content was not loaded');
  const loaded = renderToString(createElement(Suspense, { fallback: 'Loading' }, 'Loaded'));
  expect(exported({ body: loaded }).html).toContain('Loaded');
});

test('a page of the last build is removed, an .html file of static/ is not', () => {
  write('public/old/index.html', 'of Gatsby');
  keepRawPages(root, [{ path: '/old' }]);
  write('public/old.html', 'exported');
  write('public/google1234.html', 'verification');
  restoreRawPages(root);
  expect(readFileSync(path.join(root, 'public/old/index.html'), 'utf8')).toBe('of Gatsby');
  expect(existsSync(path.join(root, 'public/old.html'))).toBe(false);
  expect(existsSync(path.join(root, 'public/google1234.html'))).toBe(true);
});
