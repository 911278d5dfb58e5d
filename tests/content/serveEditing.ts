import { createServer } from 'node:http';
import { editingEndpoints } from '../../src/build/live/edit/endpoints';
import { guardEndpoints, newToken } from '../../src/build/live/edit/guard';

/** Serves the editing endpoints of a copy, and prints the port; the parser is an ES module, which Jest does not load. */
function serveEditing(root: string): void {
  const token = newToken();
  const handler = guardEndpoints(editingEndpoints(root, token), token);
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(404).end('not an endpoint')),
  );
  server.listen(0, () => {
    const address = server.address();
    process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
  });
}

serveEditing(process.argv[2] ?? '');
