import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** The path under which a hosted project has its functions. */
export const functionsPath = '/functions/v1/';

/** The longest body that is passed on, in bytes; the function has a smaller limit of its own. */
const limit = 1024 * 1024;

/**
 * Passes a request to a function as the hosted gateway does: without the leading path, with the visitor's address as
 * the last in X-Forwarded-For; 503 with X-Relay-Error when the function cannot be reached.
 */
export function relay(request: IncomingMessage, response: ServerResponse, port: number | undefined): void {
  // Whatever the answer, the rest of the body is read: a browser that still sends would not see it otherwise.
  const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}) => {
    request.resume();
    if (response.headersSent) return void response.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify({ error }));
  };
  const fail = () => refuse(503, 'The function does not run.', { 'X-Relay-Error': 'true' });
  if (port === undefined) return fail();
  const onward = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: `/${(request.url ?? '').slice(functionsPath.length)}`,
    headers: {
      ...request.headers,
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', '),
    },
  });
  /** Once there is an answer, the end of the function's connection is no failure. */
  const ignoreErrors = () => onward.off('error', fail).on('error', () => undefined);
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit || onward.destroyed) return;
    request.unpipe(onward);
    ignoreErrors().destroy();
    refuse(413, 'The body is too long.');
  });
  onward.on('response', (answer) => {
    request.unpipe(onward);
    request.resume();
    ignoreErrors();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response).on('error', () => answer.destroy());
    answer.on('error', () => response.destroy());
  });
  onward.on('error', fail);
  request.on('error', () => onward.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
