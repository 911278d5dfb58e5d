import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { extension } from './lookup';

/** Smaller files fit one packet either way. */
const leastSize = 1024;
/** Compression takes a core each. */
const concurrency = 2;

/** What was done: files compressed, and compressed files that had the same content already. */
export interface Compressed {
  readonly written: number;
  readonly kept: number;
}

/** Writes `.br` and `.gz` files of every text file over 1 KiB, as small as they get, and removes those left over. */
export async function precompress(
  publicDir: string,
  files: readonly string[],
  extensions: readonly string[],
): Promise<Compressed> {
  const waiting = files.filter((file) => extensions.includes(extension(file)));
  const compressed = new Set<string>();
  const done = { written: 0, kept: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = readFileSync(path.join(publicDir, file));
      if (content.length <= leastSize) continue;
      for (const { suffix, compress, decompress } of encodings) {
        const target = path.join(publicDir, `${file}${suffix}`);
        compressed.add(`${file}${suffix}`);
        // Decompressing is a hundred times quicker than compressing, and cannot be wrong as a date can.
        const isCurrent = await decompress(target).then(
          (known) => known.equals(content),
          () => false,
        );
        if (!isCurrent) writeFileSync(target, await compress(content));
        done[isCurrent ? 'kept' : 'written'] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  for (const file of leftOver(files, extensions, compressed)) rmSync(path.join(publicDir, file));
  return done;
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const deflate = promisify<Buffer, object, Buffer>(gzip);
const unbrotli = promisify<Buffer, Buffer>(brotliDecompress);
const inflate = promisify<Buffer, Buffer>(gunzip);

const encodings = [
  {
    suffix: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: async (file: string) => unbrotli(readFileSync(file)),
  },
  {
    suffix: '.gz',
    compress: (content: Buffer) => deflate(content, { level: 9 }),
    decompress: async (file: string) => inflate(readFileSync(file)),
  },
] as const;

function leftOver(files: readonly string[], extensions: readonly string[], compressed: ReadonlySet<string>): string[] {
  return files.filter((file) => {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    return plain !== file && extensions.includes(extension(plain)) && !compressed.has(file);
  });
}
