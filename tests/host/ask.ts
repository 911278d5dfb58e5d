import * as http from 'node:http';
import * as https from 'node:https';
import { gunzipSync } from 'node:zlib';

/** What a server answered, its body unpacked. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Sends a request with its path exactly as given, on a connection of its own: `fetch` would tidy it up first. */
export function ask(
  url: string,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
  { content, ...tls }: https.RequestOptions & { readonly content?: string } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(url);
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false, ...tls }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const received = Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]);
        const body = unpacked(Buffer.concat(parts), response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(received), body });
      });
    });
    sent.on('error', reject).end(content);
  });
}

function unpacked(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
