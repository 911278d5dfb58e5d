/**
 * Runs the deployed function in place of the hosted edge runtime, on the port of its argument. It ends when its standard input
 * ends, that is with the process that started it.
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
    const onListen = () => undefined;
    return (server = serve({ hostname: '127.0.0.1', port: Number(Deno.args[0]), onListen }, handler));
  },
});

// A literal, so that no permission to read files is needed.
await import('../../functions/send-contact-email/index.ts');

await Deno.stdin.readable.pipeTo(new WritableStream());
// As the hosted runtime does before it ends an instance.
dispatchEvent(new Event('beforeunload'));
// A connection that is kept open must not delay the end.
await Promise.race([server?.shutdown(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 3_000))]);
Deno.exit();
