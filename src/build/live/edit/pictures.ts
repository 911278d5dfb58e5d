import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPictures } from '../../../model/textPictures';
import { Refusal } from './guard';

/** The picture of a text (`?text=home:hero.title`) or of a kind of block (`?block=FeatureGrid`). Throws a Refusal where there is none. */
export function pictureOf(root: string, query: URLSearchParams): Buffer {
  const [text, block] = [query.get('text'), query.get('block') ?? ''];
  const file = text === null ? `src/live/edit/blockPictures/${block}.webp` : readPictures(root).pathOf(text);
  if (file === undefined || (text === null && !/^\w+$/.test(block)) || !existsSync(path.join(root, file)))
    throw new Refusal(404, 'there is no such picture');
  return readFileSync(path.join(root, file));
}
