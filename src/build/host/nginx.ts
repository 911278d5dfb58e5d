import type { Header, HostPolicy } from './policy';

/**
 * Returns the rules of a release for nginx (1.19 or later), in two files: maps for its `http` block, and in `serverRules` what
 * goes into the owner's own server block, which has the names, certificates and nothing that a release changes. Headers are in
 * the server block alone and take what differs by path from maps, because a single `add_header` in a location would drop all
 * the inherited ones.
 */
export function nginxMaps(policy: HostPolicy): string {
  const { canonical, notFound, redirects, files } = policy;
  const notFoundPages = notFound.map(({ prefix, page }): Row => [prefix && `~^${prefix}(?:/|$)`, page]);
  const addresses = canonical.map(({ pattern, target }): Row => [`~${pattern}`, target]);
  const moved = redirects.map(({ from, to }): Row => [from, to]);
  return `${written} in the http block, before the server block.

${[
  map('"$https,$http_x_forwarded_proto"', '$site_scheme', [
    ['~*^on,', 'https'],
    ['~*^,https$', 'https'],
    ['', 'http'],
  ]),
  map('$request_uri', '$site_path', [['~^([^?]*)', '$1']]),
  map('$site_path', '$site_canonical', addresses),
  map('$uri', '$site_moved', moved),
  map('$uri', '$site_not_found', notFoundPages),
  map('$status', '$site_allow', [['405', 'GET, HEAD']]),
  ...byScheme(policy).map(({ name, value, overHttp }) =>
    map('$site_scheme', variableOf(name), [
      ['https', value],
      ['', overHttp ?? ''],
    ]),
  ),
  ...byFile(policy).map((name) => {
    const valueIn = (headers: readonly Header[]) => headers.find((one) => one.name === name)?.value ?? '';
    const values = files.map(({ pattern, headers }): Row => [`~${pattern}`, valueIn(headers)]);
    return map('$uri', variableOf(name), values);
  }),
].join('\n')}`;
}

export function serverRules(policy: HostPolicy): string {
  const { notFound, types } = policy;
  // nginx compares them as they are written below, with their encoding.
  const compressed = new Set(Object.values(types).filter((type) => /^text\/|[/+](?:json|xml)\b/.test(type)));
  const fixed = policy.headers.filter(({ overHttp }) => overHttp === undefined);
  const variables = [...byScheme(policy).map(({ name }) => name), ...byFile(policy)];
  return `${written} in your server block. root.conf beside it names the folder of this release.
server_tokens off;
absolute_redirect off;
log_not_found off;
sendfile on;
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${[...compressed].map(quoted).join(' ')};

types {
${Object.entries(types)
  .map(([extension, type]) => `  ${quoted(type)} ${extension};`)
  .join('\n')}
}
default_type ${quoted(policy.defaultType)};

${fixed.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`).join('\n')}
${variables.map((name) => `add_header ${name} ${variableOf(name)} always;`).join('\n')}
add_header Allow $site_allow always;

if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}
if ($site_canonical) {
  return 308 $site_canonical$is_args$args;
}
if ($site_moved) {
  return 301 $site_moved$is_args$args;
}

error_page 404 $site_not_found;
${notFound
  .flatMap(({ page }) => [page, page.replace(/\.html$/, '')])
  .map((location) => `location = ${location} { internal; }`)
  .join('\n')}
location ~* ${quoted(policy.hidden)} {
  return 404;
}
location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
`;
}

/** Returns the headers that plain HTTP gets otherwise. */
function byScheme({ headers }: HostPolicy) {
  return headers.filter(({ overHttp }) => overHttp !== undefined);
}

function byFile({ files }: HostPolicy): string[] {
  return [...new Set(files.flatMap(({ headers }) => headers.map(({ name }) => name)))];
}

const written = '# Written by the build; a release replaces it. Include it';

type Row = readonly [key: string, value: string];

/** The row with the empty key is the default; without one it is the empty string. */
function map(source: string, variable: string, rows: readonly Row[]): string {
  const lines = rows.map(([key, value]) => `  ${key === '' ? 'default' : quoted(key)} ${quoted(value)};\n`);
  return `map ${source} ${variable} {\n${lines.join('')}}\n`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** Returns a quoted string of nginx’s configuration. A dollar begins a variable there, and cannot be escaped. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
