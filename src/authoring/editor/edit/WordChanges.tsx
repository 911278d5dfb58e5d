import { diffWordsWithSpace } from 'diff';

/** A text with what changed since an older version, word by word. */
export function WordChanges({ before, after, language }: { before: string; after: string; language: string }) {
  const parts = diffWordsWithSpace(before, after, {
    intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }),
  });
  return parts.map(({ value, added, removed }, index) => {
    const Tag = added ? 'ins' : removed ? 'del' : 'span';
    return <Tag key={index}>{value}</Tag>;
  });
}
