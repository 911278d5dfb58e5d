import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../supabase/local/listen';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An HTTP service that runs until the tests of its file have ended. */
export type TestService = Awaited<ReturnType<typeof startService>>;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Returns the answer to a request; undefined where it has answered itself, or does not answer. */
type AnswerTo = (request: Received, response: ServerResponse) => Answer | undefined;

/** Starts a service that records requests and answers them, with 200 unless the test says otherwise. */
export async function startService(answerTo: AnswerTo = () => ({})) {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      received.push(request);
      const answer = answerTo(request, response);
      if (answer) response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, received };
}
