import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { extension } from './lookup';

/** Smaller files fit one packet either way. */
const leastSize = 1024;

/** What was done: files compressed anew, and files whose compressed forms still held the same content. */
export interface Compressed {
  readonly written: number;
  readonly kept: number;
}

/** Puts `.br` and `.gz` beside every text file over 1 KiB, as strong as they get, and takes away those left over. */
export async function precompress(
  publicDir: string,
  files: readonly string[],
  extensions: readonly string[],
  concurrency = 2,
): Promise<Compressed> {
  const texts = files.filter((file) => extensions.includes(extension(file)));
  const waiting = [...texts];
  const forms = new Set<string>();
  const done = { written: 0, kept: 0 };
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(path.join(publicDir, file));
      if (content.length <= leastSize) continue;
      for (const encoding of encodings) {
        const form = `${file}${encoding.suffix}`;
        forms.add(form);
        const fresh = await writeForm(path.join(publicDir, form), content, encoding);
        done[fresh ? 'written' : 'kept'] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  await Promise.all(leftOver(files, extensions, forms).map((file) => rm(path.join(publicDir, file))));
  return done;
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

/** Unpacking is a hundred times quicker than packing, and cannot be wrong about what is current as a date can. */
async function writeForm(file: string, content: Buffer, { pack, unpack }: Encoding): Promise<boolean> {
  const current = await readFile(file)
    .then(unpack)
    .catch(() => undefined);
  if (current?.equals(content)) return false;
  await writeFile(file, await pack(content));
  return true;
}

function leftOver(files: readonly string[], extensions: readonly string[], forms: ReadonlySet<string>): string[] {
  return files.filter((file) => {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    return plain !== file && extensions.includes(extension(plain)) && !forms.has(file);
  });
}
