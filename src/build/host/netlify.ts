import { groupBy } from '../../content/groupBy';
import { headersFor, hostDefault, type HostPolicy } from './policy';

type Headers = readonly (readonly [name: string, value: string])[];
type Rule = readonly [path: string, headers: Headers];

/** Limits of Cloudflare Pages, the tighter of the two hosts. */
const limits = { headerRules: 100, lineLength: 2000 } as const;

/**
 * Returns the `_headers` file, in the syntax that Netlify and Cloudflare Pages both read. Cloudflare joins the values
 * of rules that name the same header, so no header is named by two rules that can fit one path, and wildcards are only
 * at the end.
 */
export function headersFile(policy: HostPolicy, files: readonly string[]): string {
  const hidden = new RegExp(policy.hidden, 'i');
  const own = files.filter((file) => !hidden.test(file)).map((file): Rule => [file, ownHeaders(policy, file)]);
  const everywhere: Rule = ['/*', policy.headers.map(({ name, value }) => [name, value])];
  const rules = [everywhere, ...rulesOf(own, '/').filter(([, headers]) => headers.length > 0)];
  if (rules.length > limits.headerRules)
    throw new Error(
      `_headers would have ${rules.length} rules and Cloudflare Pages takes ${limits.headerRules}. Move files that are cached alike into a folder of their own.`,
    );
  const lines = rules.flatMap(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  const long = lines.find((line) => line.length > limits.lineLength);
  if (long !== undefined)
    throw new Error(
      `A line of _headers has ${long.length} characters and Cloudflare Pages takes ${limits.lineLength}: “${long.slice(0, 60)}…”.`,
    );
  return ['# Written by the build.', ...lines, ''].join('\n');
}

/**
 * Returns the `_redirects` file. Both hosts find `/x.html` for `/x` by themselves, Cloudflare Pages also redirects to it and
 * takes the nearest 404.html, and skips the lines with 404, which Netlify needs.
 */
export function redirectsFile(policy: HostPolicy): string {
  return [
    '# Written by the build. Lines with 404 are Netlify’s; Cloudflare Pages skips them and takes the nearest 404.html.',
    ...['/_host/*', '/_headers', '/_redirects'].map((path) => `${path} /404.html 404!`),
    '# Cloudflare Pages has no rule that hides a file.',
    '/_host/* / 302',
    ...policy.redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...policy.notFound.filter(({ prefix }) => prefix).map(({ prefix, page }) => `${prefix}/* ${page} 404`),
    '',
  ].join('\n');
}

/** Returns what a file sends beyond what every path sends. */
function ownHeaders(policy: HostPolicy, file: string): Headers {
  const common = new Set(policy.headers.map(({ name }) => name));
  return headersFor(policy, file, true).filter(
    ([name, value]) => !common.has(name) && !(name === hostDefault.name && value === hostDefault.value),
  );
}

/** Returns one rule for a folder whose files are all alike, else a rule for each of its files, and those of its folders. */
function rulesOf(files: readonly Rule[], folder: string): readonly Rule[] {
  const [[, first] = ['', []]] = files;
  const alike = files.every(([, headers]) => JSON.stringify(headers) === JSON.stringify(first));
  if (alike && folder !== '/') return [[`${folder}*`, first]];
  const inner = groupBy(files, ([file]) => /^[^/]*\/?/.exec(file.slice(folder.length))?.[0] ?? '');
  return [...inner].flatMap(([name, rules]) => (name.endsWith('/') ? rulesOf(rules, folder + name) : rules));
}
