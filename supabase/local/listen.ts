import { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/** Listens on a port of this machine, 0 for a free one. What it throws names the environment variable of the port. */
export async function listen(server: Server, port = 0, variable = 'PORT') {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        message = `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10}`;
      if (code === 'EACCES') message = `Port ${port} needs more rights; choose one above 1023: ${variable}=…`;
      reject(new Error(message));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if (server instanceof HttpServer) server.closeAllConnections();
      }),
  };
}

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.');
  return address.port;
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
