import { segmentStates } from '../pages/pageState';
import { englishPages, pageName, type Project } from '../project';
import type { StringState } from './strings';
import { stringStates } from './stringStates';
import { workOf } from './work';
import { countWords } from './marks';

const counts = [
  'total',
  'translated',
  'stale',
  'missing',
  // Of the translated ones, those that a person has read.
  'reviewed',
  // Words of the English: of all texts, of those that are not translated, and of those that are stale.
  'words',
  'missingWords',
  'staleWords',
] as const;

/** How far a namespace (`common`) or page (`features/qms`) is, in texts; `missingWords` of its `words` are in English. */
export type PartProgress = { readonly part: string } & Record<(typeof counts)[number], number>;

export function namespaceProgress(project: Project, language: string, namespace: string): PartProgress {
  return count(namespace, stringStates(project, language, namespace));
}

/** Returns how far a language is, part by part, in the order of the namespaces and pages. */
export function progressOf(project: Project, language: string): PartProgress[] {
  const pages = englishPages(project).map((english) => {
    const states = segmentStates(project, english, language);
    const texts = states.map(({ segment, state, reviewed }) => ({ english: segment.text, state, reviewed }));
    return count(pageName(english), texts);
  });
  const strings = Object.keys(project.strings.en ?? {}).map((name) => namespaceProgress(project, language, name));
  return [...strings, ...pages];
}

export function sumProgress(part: string, parts: readonly PartProgress[]): PartProgress {
  const sum = count(part, []);
  for (const one of parts) for (const name of counts) sum[name] += one[name];
  return sum;
}

/** Returns a share in per cent, rounded down, so that 100 % means all. */
export function percent(part: number, total: number): number {
  return total === 0 ? 0 : Math.floor((part / total) * 100);
}

type Counted = { readonly english: string; readonly state: StringState; readonly reviewed: boolean };

function count(part: string, texts: readonly Counted[]): PartProgress {
  const having = (state: StringState) => texts.filter((text) => text.state === state);
  const unread = texts.filter((text) => workOf(text) === 'not read by a person');
  const words = (some: readonly Counted[]) => some.reduce((total, { english }) => total + countWords(english), 0);
  return {
    part,
    total: texts.length,
    translated: having('translated').length,
    stale: having('stale').length,
    missing: having('missing').length,
    reviewed: having('translated').length - unread.length,
    words: words(texts),
    missingWords: words(having('missing')),
    staleWords: words(having('stale')),
  };
}
