import MiniSearch, { type QueryCombination, type SearchResult } from 'minisearch';
import { foldWords, isUnspaced } from './foldText';
import { closeTo, indexTerms, partsOfRun, similarTo } from './searchTerms';

/** What a search found: positions, the best first. */
export interface TextMatches {
  /** The texts that have every word, or else those that lack only common ones. */
  readonly found: readonly number[];
  /** The nearest of the others, where none has every word. */
  readonly similar: readonly number[];
  /** Whether the best that was found has a word in its title. */
  readonly isTitled: boolean;
  /** The terms that were found in these texts. */
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

function matchesIn(index: MiniSearch<Indexed>, search: readonly string[]): TextMatches {
  const isKnown = (word: string) => index.search(word, { prefix: true }).length > 0;
  const words = search.flatMap((word) => (isUnspaced(word) ? partsOfRun(word, isKnown) : word));
  const some = ranked(
    index,
    words.map((word) => resultsOf(index, closeTo(word, isKnown(word)))),
  );
  const all = some.filter(({ lacks }) => lacks.length === 0);
  const found =
    all.length > 0 ? all : some.filter(({ isNamed, lacks }) => isNamed && lacks.every(({ isCommon }) => isCommon));
  const similar = all.length === 0 ? nearest() : [];
  const terms = [...found, ...similar].flatMap((text) => text.terms);
  const positionsOf = (texts: readonly RankedText[]) => texts.map(({ position }) => position);
  const isTitled = found[0]?.isTitled ?? false;
  return { found: positionsOf(found), similar: positionsOf(similar), isTitled, terms: new Set(terms) };

  function nearest(): RankedText[] {
    const near = ranked(
      index,
      words.map((word) => resultsOf(index, closeTo(word, isKnown(word)), similarTo(word, isKnown(word)))),
    );
    const others = near.filter(({ position }) => !found.some((text) => text.position === position));
    return others.filter(({ score }) => score >= (others[0]?.score ?? 0) * nearlyBest).slice(0, mostSimilar);
  }
}

/** What a word finds. */
interface WordResults {
  /** Texts that have it. */
  readonly close: ReadonlyMap<number, SearchResult>;
  /** Texts that have it, or what resembles it. */
  readonly near: readonly SearchResult[];
  /** Whether so many texts have it that it says little. */
  readonly isCommon: boolean;
}

function resultsOf(index: MiniSearch<Indexed>, query: QueryCombination, similar?: QueryCombination): WordResults {
  const results = index.search(query);
  const close = new Map(results.map((result) => [positionOf(result), result]));
  const near = similar ? index.search({ combineWith: 'OR', queries: [query, similar] }) : results;
  return { close, near, isCommon: close.size >= Math.max(commonTexts, index.documentCount * commonShare) };
}

interface RankedText {
  readonly position: number;
  readonly score: number;
  /** Whether a word is in its title. */
  readonly isTitled: boolean;
  /** Whether one that is not common is. */
  readonly isNamed: boolean;
  /** The words that it has not. */
  readonly lacks: readonly WordResults[];
  readonly terms: readonly string[];
}

/** Returns the texts that have some of the words, the best first: a rare word says more than a common one. */
function ranked({ documentCount }: MiniSearch<Indexed>, words: readonly WordResults[]): RankedText[] {
  const positions = new Set(words.flatMap(({ near }) => near.map(positionOf)));
  const texts = Array.from(positions, (position) => ({
    position,
    score: 0,
    isTitled: words.some(({ close }) => isInTitle(close.get(position))),
    isNamed: words.some(({ close, isCommon }) => !isCommon && isInTitle(close.get(position))),
    lacks: words.filter(({ close }) => !close.has(position)),
    terms: new Array<string>(),
  }));
  const byPosition = new Map(texts.map((text) => [text.position, text]));
  for (const { close, near } of words) {
    const rarity = Math.log(1 + documentCount / (close.size || near.length));
    for (const result of near) {
      const text = byPosition.get(positionOf(result));
      if (!text) continue;
      text.score += rarity * ((close.has(text.position) ? 1 : 0) + result.score / (near[0]?.score ?? 1));
      text.terms.push(...result.terms);
    }
  }
  return texts.sort((one, other) => other.score - one.score);
}

function isInTitle(result: SearchResult | undefined): boolean {
  return result !== undefined && Object.values(result.match).some((fields) => fields.includes('title'));
}

const positionOf = ({ id }: SearchResult): number => Number(id);

/** A word is common from this share of the texts on, and this number of them. */
const commonShare = 0.04;
const commonTexts = 3;
const mostSimilar = 6;
const nearlyBest = 0.3;
