import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** The path under which a hosted project has its functions. */
export const functionsPath = '/functions/v1/';

/**
 * Hands a request on to a function as the hosted gateway does: without the leading path, with the visitor's address as
 * the last in X-Forwarded-For; 503 with X-Relay-Error when the function cannot be reached.
 */
export function relay(request: IncomingMessage, response: ServerResponse, port: number | undefined): void {
  const fail = () => {
    if (response.headersSent) return void response.destroy();
    response
      .writeHead(503, { 'Content-Type': 'application/json', 'X-Relay-Error': 'true' })
      .end('{"error":"The function does not run."}');
  };
  if (port === undefined) return fail();
  const earlier = request.headers['x-forwarded-for'];
  const onward = ask({
    host: '127.0.0.1',
    port,
    method: request.method,
    path: `/${(request.url ?? '').slice(functionsPath.length)}`,
    headers: {
      ...request.headers,
      'x-forwarded-for': [earlier, request.socket.remoteAddress].filter(Boolean).join(', '),
    },
  });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response).on('error', () => answer.destroy());
    answer.on('error', fail);
  });
  onward.on('error', fail);
  request.on('error', () => onward.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
