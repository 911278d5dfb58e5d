/** A body that cannot be used, with the status that says why (RFC 9110, section 15.5). */
export class UnusableBody extends Error {
  override name = 'UnusableBody';
  constructor(readonly status: 400 | 408 | 413 | 415) {
    super(`Unusable body: ${status}`);
  }
}

/** Sixteen kilobytes hold the longest valid request several times over. */
const limit = 16 * 1024;
/** What is longer is read so far and dropped: a client that still sends would not see the answer. */
const discardLimit = 4 * 1024 * 1024;
/** A slower body keeps a connection for nothing. */
const readTimeoutMs = 10_000;

/** How a form was sent: by the site's script, or by the browser itself. */
export type BodyKind = 'json' | 'form';

/** Tells the kind by the Content-Type; undefined is one that is not taken. */
export function bodyKind(contentType: string | null): BodyKind | undefined {
  const [type = ''] = (contentType ?? '').split(';');
  switch (type.trim().toLowerCase()) {
    case 'application/json':
      return 'json';
    case 'application/x-www-form-urlencoded':
      return 'form';
  }
}

/** Returns the fields that were sent. Throws `UnusableBody`: too long, too slow, no UTF-8, no object. */
export async function readFields(request: Request, kind: BodyKind): Promise<Record<string, unknown>> {
  const text = decoded(await bytesOf(request));
  return kind === 'form' ? formFields(text) : jsonFields(text);
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnusableBody(408)), readTimeoutMs);
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) break;
      length += value.byteLength;
      if (length > discardLimit) break;
      if (length <= limit) chunks.push(value);
    }
    if (length > limit) throw new UnusableBody(413);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    // Anything else is a visitor who left in the middle.
    throw error instanceof UnusableBody ? error : new UnusableBody(400);
  } finally {
    clearTimeout(timer);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableBody(400);
  }
}

function jsonFields(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnusableBody(400);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnusableBody(400);
  return { ...value };
}

/** Decodes a form (WHATWG URL, section 5.1), but refuses what is no UTF-8 instead of replacing it. */
function formFields(text: string): Record<string, unknown> {
  const decode = (part: string) => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw new UnusableBody(400);
    }
  };
  const pairs = text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const mark = pair.includes('=') ? pair.indexOf('=') : pair.length;
      return [decode(pair.slice(0, mark)), decode(pair.slice(mark + 1))] as const;
    });
  return Object.fromEntries(pairs);
}
