import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The path under which a hosted project has its functions. */
export const functionsPath = '/functions/v1/';

/**
 * Passes a request to a function as the hosted gateway does: without the leading path, with the visitor's address as
 * the last in X-Forwarded-For; 503 with X-Relay-Error when the function cannot be reached.
 */
export function relay(request: IncomingMessage, response: ServerResponse, port: number | undefined): void {
  const fail = () => {
    request.resume();
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json', 'X-Relay-Error': 'true' });
    response.end('{"error":"The function does not run."}');
  };
  if (port === undefined) return fail();
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  const onward = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: `/${(request.url ?? '').slice(functionsPath.length)}`,
    headers: { ...request.headers, 'x-forwarded-for': forwarded },
  });
  onward.on('error', fail).on('response', (answer) => {
    // The rest of the body is read: a browser that still sends would not see the answer otherwise.
    request.unpipe(onward);
    request.resume();
    // The end of the function's connection is no failure any more.
    onward.off('error', fail).on('error', () => undefined);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response, () => undefined);
  });
  request.on('error', () => onward.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
