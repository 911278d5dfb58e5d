import MiniSearch, { type MatchInfo } from 'minisearch';
import { foldWords, isUnspaced } from './foldText';
import { closeTo, hasWord, indexTerms } from './searchTerms';

/** The texts of what can be found; what has the words in its title, or in what it is also called, comes first. */
export interface SearchedTexts {
  readonly title: string;
  readonly [field: string]: string;
}

type Weights = Readonly<Record<string, number>>;

/**
 * Indexes texts, which are then found by folded words, beginnings, compounds, other endings and with a mistake; a word of what
 * they lack is no mistake. The index is made in steps, so that many texts do not hold up the page.
 */
export async function textSearch(
  texts: readonly SearchedTexts[],
  language: string,
  weights: Weights,
  lacks: readonly string[] = [],
) {
  const index = newIndex(language, weights);
  await index.addAllAsync(withIds(texts), { chunkSize: 10 });
  const lacked = foldWords(lacks.join(' '), language).filter((word) => !isUnspaced(word) && !isKnown(index, word));
  return (words: readonly string[]) => matchesIn(index, words, lacked);
}

/** The same at once, for some dozen texts. */
export function smallTextSearch(texts: readonly SearchedTexts[], language: string, weights: Weights) {
  const index = newIndex(language, weights);
  index.addAll(withIds(texts));
  return (words: readonly string[]) => matchesIn(index, words, []);
}

type Indexed = Readonly<Record<string, string | number>>;

function withIds(texts: readonly SearchedTexts[]): Indexed[] {
  return texts.map((text, id) => ({ ...text, id }));
}

function newIndex(language: string, weights: Weights): MiniSearch<Indexed> {
  return new MiniSearch({
    fields: Object.keys(weights),
    tokenize: (text) => foldWords(text, language).flatMap(indexTerms),
    processTerm: (term) => term,
    searchOptions: { boost: { ...weights }, tokenize: (term) => [term], weights: { fuzzy: 0.4, prefix: 0.6 } },
  });
}

function isKnown(index: MiniSearch<Indexed>, word: string): boolean {
  return index.search(word, { prefix: true }).length > 0;
}

/** Returns which texts have these words: positions, the best first. */
function matchesIn(index: MiniSearch<Indexed>, words: readonly string[], lacked: readonly string[]) {
  const results = words.map((word) => resultsOf(index, word, isKnown(index, word) || hasWord(lacked, word)));
  const some = ranked(results);
  const all = some.filter(({ lacks }) => lacks.length === 0);
  const found =
    all.length > 0 ? all : some.filter(({ isNamed, lacks }) => isNamed && lacks.every(({ isCommon }) => isCommon));
  // The best places first; nearly the same score counts as equal.
  const best = Math.max(...found.map(({ score }) => score));
  const rank = ({ place, score }: (typeof some)[number]) => place - Math.round((score / best) * 8) / 9;
  found.sort((one, other) => rank(one) - rank(other) || one.position - other.position);
  // Half of the words have to be there, and one that few texts have in what it is called.
  const others = some.filter((text) => text.isNamed && 2 * text.lacks.length <= words.length && !found.includes(text));
  const near = others.filter(({ score }) => score >= (others[0]?.score ?? 0) * nearlyBest).slice(0, mostSimilar);
  const similar = all.length === 0 ? near : [];
  const terms = [...found, ...similar].flatMap((text) => text.terms);
  const positionsOf = (texts: typeof some) => texts.map(({ position }) => position);
  return {
    /** The texts that have every word, or else those that lack only common ones; of equally good ones the first. */
    found: positionsOf(found),
    /** Others with a word in their title or what they are also called, where none has every word. */
    similar: positionsOf(similar),
    terms: new Set(terms),
  };
}

/** Returns what a word finds: texts by position, the best first; a rare word says more than a common one. */
function resultsOf(index: MiniSearch<Indexed>, word: string, isKnown: boolean) {
  const query = closeTo(word, isKnown);
  const results = index.search(query, { filter: ({ match }) => isMeant(match, word) });
  const isCommon = results.length >= Math.max(commonTexts, index.documentCount * commonShare);
  const rarity = Math.log(1 + index.documentCount / results.length);
  const best = results[0]?.score ?? 1;
  const texts = results.map(({ id, score, match, terms }) => {
    const isIn = (fields: readonly string[]) => {
      const are = Object.values(match).map((matched) => matched.some((field) => fields.includes(field)));
      return query.combineWith === 'AND' ? !are.includes(false) : are.includes(true);
    };
    return [
      Number(id),
      {
        score: rarity * (1 + score / best),
        isNamed: !query.prefix && isIn(names),
        place: isIn(['title']) ? 0 : isIn([...names, 'category']) ? 1 : 3,
        isCommon,
        terms,
      },
    ] as const;
  });
  return { texts: new Map(texts), isCommon };
}

/** Returns whether a match is what was typed: three or four letters begin many words, which a description has by chance. */
function isMeant(match: MatchInfo, word: string): boolean {
  const { length } = word;
  const isName = (field: string) => field === 'title' || (length > 3 && field !== 'description');
  return (
    length > 4 ||
    isUnspaced(word) ||
    Object.entries(match).some(([term, fields]) => term.length - length <= length / 2 || fields.some(isName))
  );
}

/** Returns the texts that have some of the words, the best first. */
function ranked(words: readonly ReturnType<typeof resultsOf>[]) {
  const positions = new Set(words.flatMap(({ texts }) => [...texts.keys()]));
  const all = Array.from(positions, (position) => {
    const matches = words.flatMap(({ texts }) => texts.get(position) ?? []);
    return {
      position,
      score: matches.reduce((sum, { score }) => sum + score, 0),
      /** The less the better are the places of the words: title, what it is also called, description. */
      place: matches.reduce((sum, { place }) => sum + place, 0),
      /** Whether one that is not common, nor the beginning of many, is in its title or what it is also called. */
      isNamed: matches.some(({ isNamed, isCommon }) => isNamed && !isCommon),
      lacks: words.filter(({ texts }) => !texts.has(position)),
      terms: matches.flatMap(({ terms }) => terms),
    };
  });
  return all.sort((one, other) => other.score - one.score);
}

const names = ['title', 'words', 'english'];
/** A word is common from this share of the texts on, and this number of them. */
const commonShare = 0.04;
const commonTexts = 3;
const mostSimilar = 6;
const nearlyBest = 0.3;
