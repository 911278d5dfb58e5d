import { connect, createServer, type Socket } from 'node:net';
import type { BackendOptions } from '../../supabase/local/startBackend';
import { portOf } from '../../supabase/local/listen';

/** Returns a way to the database through another host name of this machine, a round trip of so many milliseconds away. */
export function proxied(host: string, delay: number): BackendOptions['wayToDatabase'] {
  return async (url) => {
    const server = createServer((near) => {
      const far = connect(Number(new URL(url).port), '127.0.0.1');
      pass(near, far, delay / 2);
      pass(far, near, delay / 2);
    });
    await new Promise<void>((resolve) => server.listen(0, host === '127.0.0.1' ? host : '0.0.0.0', resolve));
    server.unref();
    return url.replace(/@[^/]+/, `@${host}:${portOf(server)}`);
  };
}

function pass(from: Socket, to: Socket, delay: number): void {
  from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), delay));
  from.setNoDelay(true).on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}
