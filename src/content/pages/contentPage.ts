import { encodingProblems, fixEncoding, unreadableText } from '../files/encoding';
import type { PageName } from './contentKinds';
import { kinds } from './kinds';
import { bodyOf, readFrontMatter } from '../mdx/frontMatterBlock';
import { lookalikesInFrontMatter } from '../mdx/lookalikes';
import { parseBody } from '../mdx/parseBody';
import { oncePerText } from '../remembered';
import { gitBlobHash } from '../strings/strings';

export type ContentPage = Readonly<Awaited<ReturnType<typeof parseContentPage>>>;

export const parseContentPage = oncePerText(
  async (file, written, { kind, slug, language }: PageName & { readonly language: string }) => {
    const text = fixEncoding(written);
    const unreadable = unreadableText(file, text);
    const front = readFrontMatter(file, text, kinds[kind].frontMatter);
    const body = await parseBody(file, bodyOf(text), kinds[kind].parts);
    return {
      kind,
      slug,
      language,
      file,
      text,
      blobHash: gitBlobHash(written),
      frontMatter: front.value,
      ...body,
      passages: [...front.passages, ...body.passages],
      lookalikes: [...front.passages.flatMap(lookalikesInFrontMatter), ...body.lookalikes],
      segments: [...front.segments, ...body.segments],
      problems: unreadable ? [unreadable] : [...encodingProblems(file, written), ...front.problems, ...body.problems],
    };
  },
);

/** Returns the PNG that a page's `<Screenshot>` shows in a language, from `content/`. */
export function pictureFile({ kind, slug }: PageName, language: string): string {
  return `${kind}/${slug}/screenshot.${language}.png`;
}
