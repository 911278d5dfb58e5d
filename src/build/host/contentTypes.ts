import type { HostPolicy } from './schema';

const utf8 = (type: string) => `${type}; charset=utf-8`;

/** Content-Type by extension (IANA’s registry), and which files are text enough to compress. */
export const contentTypes: Pick<HostPolicy, 'types' | 'defaultType' | 'compressed'> = {
  types: {
    html: utf8('text/html'),
    css: utf8('text/css'),
    js: utf8('text/javascript'),
    txt: utf8('text/plain'),
    vcf: utf8('text/vcard'),
    xml: utf8('application/xml'),
    json: 'application/json',
    map: 'application/json',
    webmanifest: 'application/manifest+json',
    pdf: 'application/pdf',
    wasm: 'application/wasm',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
    ico: 'image/x-icon',
    woff2: 'font/woff2',
  },
  defaultType: 'application/octet-stream',
  compressed: ['html', 'css', 'js', 'json', 'map', 'svg', 'txt', 'vcf', 'webmanifest', 'xml'],
};
