import type { Problem } from '../problem';

/** Returns a summary of what is left to translate: each text once, with the languages in which it is missing or stale. */
export function unfinishedSummary(problems: readonly Problem[]): string[] {
  const texts = new Map<string, { missing: string[]; stale: string[] }>();
  for (const { unfinished } of problems) {
    if (!unfinished) continue;
    const entry = texts.get(unfinished.text) ?? { missing: [], stale: [] };
    if (!entry[unfinished.state].includes(unfinished.language)) entry[unfinished.state].push(unfinished.language);
    texts.set(unfinished.text, entry);
  }
  if (texts.size === 0) return [];
  const languages = new Set(problems.flatMap(({ unfinished }) => unfinished?.language ?? []));
  const lines = [...texts]
    .sort((a, b) => b[1].missing.length - a[1].missing.length)
    .slice(0, limit)
    .map(([text, { missing, stale }]) =>
      [text, ...named('missing', missing, languages.size), ...named('stale', stale, languages.size)].join('  '),
    );
  return [
    `${texts.size} ${texts.size === 1 ? 'text waits' : 'texts wait'} for translators in ${[...languages].sort().join(', ')}; a missing one is shown in English (npm run i18n -- todo <lng>):`,
    ...lines.map((line) => `  ${line}`),
    ...(texts.size > limit ? [`  and ${texts.size - limit} more (npm run i18n -- status)`] : []),
  ];
}

const limit = 12;

function named(state: string, languages: readonly string[], all: number): string[] {
  if (languages.length === 0) return [];
  return [`${state} in ${languages.length === all && all > 3 ? `all ${all}` : languages.join(', ')}`];
}
