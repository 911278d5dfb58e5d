/**
 * Runs the function where it would be deployed from, in place of the hosted edge runtime: on a free port, which it
 * tells on standard output as `{"port":…}`. It ends when its standard input does, that is with whoever started it.
 */
const underWay = new Set<Promise<unknown>>();

Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(work: Promise<unknown>) {
      const settled = work.catch(() => undefined).finally(() => underWay.delete(settled));
      underWay.add(settled);
    },
  },
});

const serve = Deno.serve;
let server: Deno.HttpServer | undefined;
Object.assign(Deno, {
  serve(handler: Deno.ServeHandler) {
    const onListen = ({ port }: Deno.NetAddr) => console.log(JSON.stringify({ port }));
    return (server = serve({ hostname: '127.0.0.1', port: 0, onListen }, handler));
  },
});

// A literal, so that no permission to read files is needed.
await import('../../functions/send-contact-email/index.ts');

await Deno.stdin.readable.pipeTo(new WritableStream());
// A connection that is kept open must not keep us: what it asks now has no answer anyway.
await Promise.race([server?.shutdown(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 3_000))]);
Deno.exit();
