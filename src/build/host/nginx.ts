import type { Header, HostPolicy } from './schema';

/** What the owner of an nginx sets. */
export interface NginxSettings {
  /** As nginx’s `listen` takes it: a port, or an address and a port. */
  readonly listen: string;
  /** The folder that holds the exported files. */
  readonly root: string;
  readonly serverName: string;
}

/**
 * A configuration file for nginx (1.19 or later) to be included in its `http` block: maps and one server.
 * Headers are in the server block alone and take what differs by path from maps, because a single `add_header`
 * in a location would drop all the inherited ones.
 */
export function nginxConfiguration(policy: HostPolicy, settings: NginxSettings): string {
  const headers = sentHeaders(policy);
  return `${[
    '# Written by the build. Include it in the http block of nginx.conf; set these three lines for your machine.',
    '# TLS: listen 443 ssl, ssl_certificate and ssl_certificate_key with them, or a proxy in front that sends',
    '# X-Forwarded-Proto. With the module ngx_brotli, "brotli_static on;" serves the .br files too.',
    '',
    ...map(
      '"$https,$http_x_forwarded_proto"',
      'site_scheme',
      [
        ['~*^on,', 'https'],
        ['~*^,https$', 'https'],
      ],
      'http',
    ),
    ...map('$request_uri', 'site_path', [['~^([^?]*)', '$1']], ''),
    ...map(
      '$site_path',
      'site_canonical',
      policy.canonical.rules.map(({ pattern, target }) => [`~${pattern}`, target]),
      '',
    ),
    ...map('$uri', 'site_not_found', notFoundRows(policy), rootPage(policy)),
    ...map('$status', 'site_allow', [['405', 'GET, HEAD']], ''),
    ...headers.flatMap(({ mapped }) => mapped),
    'server {',
    `  listen ${bare(settings.listen)};`,
    `  server_name ${bare(settings.serverName)};`,
    `  root ${quoted(settings.root)};`,
    '',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  log_not_found off;',
    '  sendfile on;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    '  types {',
    ...typeRows(policy),
    '  }',
    `  default_type ${quoted(policy.defaultType)};`,
    '',
    ...headers.map(({ name, value }) => `  add_header ${name} ${value} always;`),
    '  add_header Allow $site_allow always;',
    '',
    '  if ($request_method !~ "^(?:GET|HEAD)$") {',
    '    return 405;',
    '  }',
    '  if ($site_canonical) {',
    `    return ${policy.canonical.status} $site_canonical$is_args$args;`,
    '  }',
    '',
    '  error_page 404 $site_not_found;',
    ...policy.notFound.flatMap(({ page }) => [page, page.replace(/\.html$/, '')]).map(internal),
    `  location ~* ${quoted(policy.hidden)} {`,
    '    return 404;',
    '  }',
    '  location = / {',
    '    try_files /index.html =404;',
    '  }',
    '  location / {',
    '    try_files $uri $uri.html =404;',
    '  }',
    '}',
  ].join('\n')}\n`;
}

interface SentHeader {
  readonly name: string;
  readonly value: string;
  readonly mapped: string[];
}

/** One `add_header` a name: its value itself, or a variable where it hangs on the path or on the scheme. */
function sentHeaders(policy: HostPolicy): SentHeader[] {
  const everywhere = policy.headers.map((header) =>
    header.overHttp === undefined ? fixed(header) : byScheme(header, header.overHttp ?? ''),
  );
  const names = new Set(policy.files.flatMap(({ headers }) => headers.map(({ name }) => name)));
  return [...everywhere, ...[...names].map((name) => byFile(policy, name))];
}

function fixed({ name, value }: Header): SentHeader {
  return { name, value: quoted(value), mapped: [] };
}

function byScheme({ name, value }: Header, overHttp: string): SentHeader {
  const variable = variableOf(name);
  return { name, value: `$${variable}`, mapped: map('$site_scheme', variable, [['https', value]], overHttp) };
}

function byFile({ files }: HostPolicy, name: string): SentHeader {
  const variable = variableOf(name);
  const rows = files.map(({ pattern, headers }): [string, string] => {
    return [`~${pattern}`, headers.find((header) => header.name === name)?.value ?? ''];
  });
  return { name, value: `$${variable}`, mapped: map('$uri', variable, rows, '') };
}

function variableOf(name: string): string {
  return `site_${name.toLowerCase().replaceAll('-', '_')}`;
}

function map(
  source: string,
  variable: string,
  rows: readonly (readonly [string, string])[],
  otherwise: string,
): string[] {
  return [
    `map ${source} $${variable} {`,
    `  default ${quoted(otherwise)};`,
    ...rows.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`),
    '}',
    '',
  ];
}

function notFoundRows({ notFound }: HostPolicy): [string, string][] {
  return notFound.filter(({ prefix }) => prefix !== '').map(({ prefix, page }) => [`~^${prefix}(?:/|$)`, page]);
}

function rootPage({ notFound }: HostPolicy): string {
  return notFound.find(({ prefix }) => prefix === '')?.page ?? '/404.html';
}

function typeRows({ types }: HostPolicy): string[] {
  return [...new Set(Object.values(types))].map((type) => {
    const extensions = Object.keys(types).filter((extension) => types[extension] === type);
    return `    ${quoted(type)} ${extensions.join(' ')};`;
  });
}

function internal(location: string): string {
  return `  location = ${location} { internal; }`;
}

/** A string for nginx’s parser: it knows backslash escapes, and its one token may not be longer than a 4 KiB buffer. */
export function quoted(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new Error(`nginx cannot hold control characters: ${JSON.stringify(text)}.`);
  // a dollar starts a variable, and nothing can escape it; `$1` and the end of a pattern are meant so
  if (!/^[~^]/.test(text) && /\$(?!\d)/.test(text)) throw new Error(`nginx would read a variable in “${text}”.`);
  if (text.length > 3900) throw new Error(`Longer than nginx can read (3,900 characters): “${text.slice(0, 60)}…”.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function bare(text: string): string {
  if (/^[\w.:[\]*-]+(?: [\w.=:-]+)*$/.test(text)) return text;
  throw new Error(
    `“${text}” is not a value for nginx’s listen or server_name; expected such as 8080 or www.example.org.`,
  );
}
