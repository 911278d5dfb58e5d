import MiniSearch, { type QueryCombination } from 'minisearch';
import { foldWords } from './foldText';
import { closeTo, indexTerms, isPart, similarTo } from './searchTerms';

/** What a search found: positions, the best first. */
export interface TextMatches {
  /** The texts that have every word, or else those that lack only common ones. */
  readonly found: readonly number[];
  /** Others with a word in their title or what they are also called, where none has every word. */
  readonly similar: readonly number[];
  /** Whether the best that was found has a word in its title. */
  readonly isTitled: boolean;
  readonly terms: ReadonlySet<string>;
}

/** Returns which texts have these folded words. */
export type TextSearch = (words: readonly string[]) => TextMatches;

/** The texts of what can be found; what has a word in its title comes first. */
export interface SearchedTexts {
  readonly title: string;
  readonly [field: string]: string;
}

/** What a word counts in each field. */
type Weights = Readonly<Record<string, number>>;

/**
 * Indexes texts, which are then found by words, beginnings, compounds, other endings and with a mistake. The index is made in
 * steps, so that many texts do not hold up the page.
 */
export async function textSearch(
  texts: readonly SearchedTexts[],
  language: string,
  weights: Weights,
): Promise<TextSearch> {
  const index = newIndex(language, weights);
  await index.addAllAsync(withIds(texts), { chunkSize: 10 });
  return (words) => matchesIn(index, words);
}

/** The same at once, for some dozen texts. */
export function smallTextSearch(texts: readonly SearchedTexts[], language: string, weights: Weights): TextSearch {
  const index = newIndex(language, weights);
  index.addAll(withIds(texts));
  return (words) => matchesIn(index, words);
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

function matchesIn(index: MiniSearch<Indexed>, words: readonly string[]): TextMatches {
  const isKnown = (word: string) => index.search(word, { prefix: true }).length > 0;
  const results = words.map((word) => resultsOf(index, closeTo(word, isKnown(word))));
  const some = ranked(results);
  const all = some.filter(({ lacks }) => lacks.length === 0);
  const found =
    all.length > 0 ? all : some.filter(({ isNamed, lacks }) => isNamed && lacks.every(({ isCommon }) => isCommon));
  const similar = all.length === 0 ? nearest() : [];
  const terms = [...found, ...similar].flatMap((text) => text.terms);
  const positionsOf = (texts: readonly RankedText[]) => texts.map(({ position }) => position);
  const isTitled = found[0]?.isTitled ?? false;
  return { found: positionsOf(found), similar: positionsOf(similar), isTitled, terms: new Set(terms) };

  /** Half of the words have to be there; one that many texts have says nothing of what one without the others is about. */
  function nearest(): RankedText[] {
    const named = words.map((word) => resultsOf(index, similarTo(word, isKnown(word)), names));
    const telling = named.filter(
      ({ texts }, at) => !isPart(words[at] ?? '') && (!results[at]?.isCommon || texts.size < commonTexts),
    );
    const asked = telling.length > 0 ? telling : named;
    const near = ranked(asked).filter(({ lacks }) => 2 * (asked.length - lacks.length) >= words.length);
    const others = near.filter(({ position }) => !found.some((text) => text.position === position));
    return others.filter(({ score }) => score >= (others[0]?.score ?? 0) * nearlyBest).slice(0, mostSimilar);
  }
}

/** What a word finds: texts by position, the best first; a rare word says more than a common one. */
type WordResults = ReturnType<typeof resultsOf>;

function resultsOf(index: MiniSearch<Indexed>, query: QueryCombination, fields?: string[]) {
  const results = index.search(query, fields && { fields });
  const isCommon = results.length >= Math.max(commonTexts, index.documentCount * commonShare);
  const rarity = Math.log(1 + index.documentCount / results.length);
  const best = results[0]?.score ?? 1;
  const texts = results.map(({ id, score, match, terms }) => {
    const areTitled = Object.values(match).map((matched) => matched.includes('title'));
    const isTitled = query.combineWith === 'AND' ? !areTitled.includes(false) : areTitled.includes(true);
    return [Number(id), { score: rarity * (1 + score / best), isTitled, isCommon, terms }] as const;
  });
  return { texts: new Map(texts), isCommon };
}

interface RankedText {
  readonly position: number;
  readonly score: number;
  readonly isTitled: boolean;
  /** Whether one that is not common is. */
  readonly isNamed: boolean;
  readonly lacks: readonly WordResults[];
  readonly terms: readonly string[];
}

/** Returns the texts that have some of the words, the best first. */
function ranked(words: readonly WordResults[]): RankedText[] {
  const positions = new Set(words.flatMap(({ texts }) => [...texts.keys()]));
  const all = Array.from(positions, (position) => {
    const matches = words.flatMap(({ texts }) => texts.get(position) ?? []);
    return {
      position,
      score: matches.reduce((sum, { score }) => sum + score, 0),
      isTitled: matches.some(({ isTitled }) => isTitled),
      isNamed: matches.some(({ isTitled, isCommon }) => isTitled && !isCommon),
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
