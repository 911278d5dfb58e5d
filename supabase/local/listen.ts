import type { Server } from 'node:http';

/** A server that listens. */
interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a port of this machine; 0 takes a free one. Throws a sentence for a port that cannot be used, which `variable` sets. */
export async function listen(server: Server, port: number, variable: string, host = '127.0.0.1'): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        message = `Port ${port} is taken. Stop what uses it, or choose another: ${variable}=${port + 10}`;
      if (code === 'EACCES') message = `Port ${port} needs more rights; choose one above 1023: ${variable}=…`;
      reject(new Error(message));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
