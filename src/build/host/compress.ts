import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { extension } from './lookup';

/** Smaller files fit one packet either way. */
const leastSize = 1024;
/** Compression takes a core each. */
const concurrency = 2;

/** Writes `.br` and `.gz` files of every text file over 1 KiB, as small as they get, and removes those left over. */
export async function precompress(
  publicDir: string,
  files: readonly string[],
  extensions: readonly string[],
): Promise<void> {
  const isText = (file: string) => extensions.includes(extension(file));
  const waiting = files.filter(isText);
  const compressed = new Set<string>();
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = readFileSync(path.join(publicDir, file));
      if (content.length <= leastSize) continue;
      for (const { suffix, compress, decompress } of encodings) {
        const target = path.join(publicDir, file + suffix);
        compressed.add(file + suffix);
        // Decompressing is a hundred times quicker than compressing, and cannot be wrong as a date can.
        const isCurrent = await decompress(target).then(
          (known) => known.equals(content),
          () => false,
        );
        if (!isCurrent) writeFileSync(target, await compress(content));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const leftOver = files.filter(
    (file) => /\.(?:br|gz)$/.test(file) && isText(file.slice(0, -3)) && !compressed.has(file),
  );
  for (const file of leftOver) rmSync(path.join(publicDir, file));
}

const [brotli, unbrotli] = [
  promisify<Buffer, object, Buffer>(brotliCompress),
  promisify<Buffer, Buffer>(brotliDecompress),
];
const [deflate, inflate] = [promisify<Buffer, object, Buffer>(gzip), promisify<Buffer, Buffer>(gunzip)];
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const encodings = [
  {
    suffix: '.br',
    compress: (content: Buffer) => brotli(content, brotliOptions),
    decompress: async (file: string) => unbrotli(readFileSync(file)),
  },
  {
    suffix: '.gz',
    compress: (content: Buffer) => deflate(content, { level: 9 }),
    decompress: async (file: string) => inflate(readFileSync(file)),
  },
] as const;
