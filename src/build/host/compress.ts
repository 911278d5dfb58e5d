import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { extension } from './lookup';

/** Smaller files fit one packet either way. */
const leastSize = 1024;
/** Packing takes a core each. */
const concurrency = 2;

/** What was done: files compressed anew, and files whose compressed forms still held the same content. */
export interface Compressed {
  readonly written: number;
  readonly kept: number;
  /** Which packed content holds which content, as hashes: what `precompress` need not unpack to know. */
  readonly pairs: ReadonlySet<string>;
}

/**
 * Puts `.br` and `.gz` beside every text file over 1 KiB, as strong as they get, and takes away those left over. `known`
 * are the pairs of an earlier time.
 */
export async function precompress(
  publicDir: string,
  files: readonly string[],
  extensions: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Promise<Compressed> {
  const texts = files.filter((file) => extensions.includes(extension(file)));
  const waiting = [...texts];
  const forms = new Set<string>();
  const pairs = new Set<string>();
  const done = { written: 0, kept: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = readFileSync(path.join(publicDir, file));
      if (content.length <= leastSize) continue;
      const text: Text = { content, hash: hashOf(content) };
      for (const encoding of encodings) {
        const form = `${file}${encoding.suffix}`;
        forms.add(form);
        const current = await currentForm(path.join(publicDir, form), text, encoding, known);
        const packed = current ?? (await encoding.pack(content));
        if (!current) writeFileSync(path.join(publicDir, form), packed);
        pairs.add(pairOf(text, packed));
        done[current ? 'kept' : 'written'] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const file of leftOver(files, extensions, forms)) rmSync(path.join(publicDir, file));
  return { ...done, pairs };
}

interface Encoding {
  readonly suffix: '.br' | '.gz';
  readonly pack: (content: Buffer) => Promise<Buffer>;
  readonly unpack: (content: Buffer) => Promise<Buffer>;
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const deflate = promisify<Buffer, object, Buffer>(gzip);

const encodings: readonly Encoding[] = [
  {
    suffix: '.br',
    pack: (content) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    unpack: promisify<Buffer, Buffer>(brotliDecompress),
  },
  { suffix: '.gz', pack: (content) => deflate(content, { level: 9 }), unpack: promisify<Buffer, Buffer>(gunzip) },
];

interface Text {
  readonly content: Buffer;
  readonly hash: string;
}

/**
 * The packed form that stands beside a file, where it holds the same content: unpacking is a hundred times quicker than
 * packing, hashing ten times quicker than that, and neither can be wrong about what is current as a date can.
 */
async function currentForm(
  file: string,
  text: Text,
  { unpack }: Encoding,
  known: ReadonlySet<string>,
): Promise<Buffer | undefined> {
  try {
    const packed = readFileSync(file);
    return known.has(pairOf(text, packed)) || (await unpack(packed)).equals(text.content) ? packed : undefined;
  } catch {
    return undefined;
  }
}

function pairOf(text: Text, packed: Buffer): string {
  return `${text.hash} ${hashOf(packed)}`;
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

function leftOver(files: readonly string[], extensions: readonly string[], forms: ReadonlySet<string>): string[] {
  return files.filter((file) => {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    return plain !== file && extensions.includes(extension(plain)) && !forms.has(file);
  });
}
