/**
 * A text in the pieces that a line may end after, each with the space that follows it. Thai and Chinese, which write no
 * spaces between words, are cut by dictionary; what may not begin a line stays with what is before it.
 */
export function segments(text: string, language: string): string[] {
  const spaced = text.split(/(?<= )/);
  const pieces = language === 'th' || language === 'zh' ? spaced.flatMap((part) => words(part, language)) : spaced;
  return pieces.reduce<string[]>((done, piece) => {
    const last = done.at(-1);
    if (last !== undefined && (staysBehind.test(piece) || leadsOn.test(last))) done[done.length - 1] = last + piece;
    else done.push(piece);
    return done;
  }, []);
}

/** Punctuation, the Thai signs of repetition and abbreviation, Chinese particles. */
const staysBehind = /^[\s\p{Pe}\p{Pf}\p{Po}–—ๆฯ的了]/u;
/** An opening bracket or quotation mark, a word of one letter (Polish and Ukrainian never end a line with one), a space that binds. */
const leadsOn = /(?:[\p{Ps}\p{Pi}\u00A0\u202F]|(?:^|\s)\p{Script=Latin} |(?:^|\s)\p{Script=Cyrillic} )$/u;

function words(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}
