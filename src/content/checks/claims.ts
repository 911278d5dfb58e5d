import { contentKinds, parsePageName } from '../pages/contentKinds';
import type { Figure } from '../pages/facts';
import { kindOf } from '../pages/kinds';
import { problemAtKey, problemAtPath } from '../files/jsonFile';
import type { Problem } from '../problem';
import { englishPages, factsFile, pageIn, sourcePages, type ContentPage, type Project } from '../project';
import { remembered } from '../remembered';
import { escapeRegExp } from '../strings/terms';
import { numberWords } from '../strings/numbersInText';
import { excerpt, problemInPassage, problemsAtMatches, readTranslation, wholeFile, type Passage } from './translation';

/** Checks that figures in English are those of `claims.json` or of the page’s facts.json, and no claim lacks its proof. */
export function figureProblems(project: Project): Problem[] {
  const claims = project.datasets.claims.value;
  if (!claims) return [];
  const allowed = claims.figures.map(({ text }) => text);
  const strings = readTranslation(project, 'en').strings.filter(({ namespace }) => !fictional.includes(namespace));
  const passages = [
    ...strings.map((string) => ({ ...string, text: string.text.replace(/\{\{.*?\}\}/g, blank), own: [] })),
    ...sourcePages(project).map((page) => {
      const { statistics = {}, count } = factsFile(project, page)?.value ?? {};
      const own = [...Object.values(statistics).flatMap(written), ...(count === undefined ? [] : [`${count}+`])];
      return { ...wordsOf(page), own };
    }),
  ];
  return [
    ...passages.flatMap((passage) => foreignFigures(passage, [...allowed, ...passage.own])),
    ...claims.unproven.flatMap(({ text, why }) =>
      problemsAtMatches(passages, new RegExp(claimPattern(text), 'gi'), ([found]) => ({
        found: `“${found}”`,
        expected: 'nothing that cannot be shown',
        fix: why,
      })),
    ),
  ];
}

/** Namespaces of the pictures of the product: they show a made-up company with its own numbers. */
const fictional: readonly string[] = ['scenes', 'screenshots'];

/** Returns the figures that are not in an allowed phrase. */
function foreignFigures(passage: Passage, allowed: readonly string[]): Problem[] {
  const ordinary = passage.text.replace(noClaims, blank);
  const rest = allowed.reduce((left, phrase) => left.replace(claimPattern(phrase), blank), ordinary);
  return figuresIn(rest).flatMap(({ figure, index }) => {
    const known = allowed.filter((phrase) => figuresIn(phrase).some((other) => other.figure === figure));
    // What it counts is in a string of its own, next to it.
    if (known.length > 0 && passage.text.trim() === figure) return [];
    if (/^\d+$/.test(figure) && isInTable(passage, index)) return [];
    return problemInPassage(passage, index, {
      found: `the figure “${figure}”${known.length > 0 ? ' of something else' : ''}`,
      expected:
        known.length > 0
          ? `as it is claimed: ${known.map((phrase) => `“${phrase}”`).join(', ')}`
          : 'a figure of content/data/claims.json or of the page’s facts.json',
      fix: 'write it as it is there, or add it to claims.json with its source once the owner has agreed',
    });
  });
}

/** Times and dates, which claim nothing. £3.50 and 12.50% are no times. */
const noClaims =
  /(?<![£$€\d.,])\b(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?[ap]m)?\b(?![.,]?\d|\s?(?:%|per ?cent))|\b1?\d\s?[ap]m\b|\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: 20\d\d)?|\b(?:[Ss]tep|[Pp]age|[Pp]art|[Ll]evel) \d+\b/g;

/** Returns whether a place is in a row of a table, whose plain numbers are those of its subject: “1 day”. */
function isInTable({ source, offset }: Passage, index: number): boolean {
  const place = offset + index;
  return (
    source.file.endsWith('.mdx') && source.text.slice(source.text.lastIndexOf('\n', place) + 1, place).startsWith('|')
  );
}

/** Returns numbers with their signs: £2.50, 99.8%, 50+, 3x, 5:1, 24/7. */
function figuresIn(text: string): { figure: string; index: number }[] {
  return [...text.matchAll(/(?<!\[\^)[£$€]?\d[\d.,]*(?:\s?(?:%|per ?cent\b)|[+x]|[:/]\d+)?/g)].map((match) => ({
    figure: match[0].replace(/[.,]+$/, ''),
    index: match.index,
  }));
}

/** Returns a pattern of a phrase as whole words, also where a line break is in it. */
const claimPattern = remembered((phrase) => {
  const escaped = escapeRegExp(phrase).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\w£$€.,])${escaped}(?![\\w%+]|[.,:/]\\d)`, 'g');
});

/** Returns a page’s words in their places, with everything else blanked out, and the names of courses. */
function wordsOf(page: ContentPage): Passage {
  const shown = page.passages.filter(({ propertyOf }) => propertyOf !== 'Course').sort((a, b) => a.offset - b.offset);
  let words = '';
  for (const { text, offset } of shown) words += blank(page.text.slice(words.length, offset)) + text;
  return { ...wholeFile(page), text: words + blank(page.text.slice(words.length)) };
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Returns how a figure of a page's facts.json is written in English. */
function written(figure: Figure): string[] {
  if (figure.kind === 'percent') return [`${figure.value}%`, `${figure.value} per cent`];
  if (figure.kind === 'times') return [`${figure.value}x`];
  if (figure.kind === 'ratio') return [figure.value.join(':')];
  if (figure.kind === 'atLeast') return [`${figure.value}+`];
  return figure.kind === 'always' ? ['24/7'] : [];
}

/** Checks that numbers of features, subjects and languages that English words give are those of the data (a warning). */
export function countProblems(project: Project): Problem[] {
  const counts: Readonly<Record<string, number>> = {
    'interface languages': project.languages.length,
    ...Object.fromEntries(
      contentKinds.flatMap((kind) => {
        const published = englishPages(project).filter((page) => page.kind === kind);
        return (kindOf(kind).counted ?? []).map((what) => [what, published.length] as const);
      }),
    ),
  };
  const pattern = new RegExp(`\\b(${numberWords.slice(2).join('|')}|\\d+) (${Object.keys(counts).join('|')})\\b`, 'gi');
  const passages = [...readTranslation(project, 'en').strings, ...sourcePages(project).map(wordsOf)];
  return problemsAtMatches(passages, pattern, ([found, number = '', what = '']) => {
    const count = counts[what.toLowerCase()] ?? 0;
    if ([String(count), numberWords[count]].includes(number.toLowerCase())) return undefined;
    const fix = `npm run content -- figure ${number.toLowerCase()} lists its places`;
    return { severity: 'warning', found: `“${found}”`, expected: `${count}, as content/data has them`, fix };
  });
}

/** Checks that phrases of claims.json that state the same figure (`of`) state the same number, and the code’s own as well. */
export function oneFigureProblems({ datasets: { claims }, codeFigures }: Project): Problem[] {
  const figures = claims.value?.figures ?? [];
  return figures.flatMap(({ text, of }, index) => {
    const first = of === undefined ? undefined : figures.find((other) => other.of === of);
    if (!of || !first) return [];
    const at = (found: string, expected: string, fix: string) =>
      problemAtPath(claims, ['figures', index, 'text'], { found, expected, fix });
    const inCode = codeFigures[of];
    if (first.text === text)
      return inCode === undefined || sameShare(inCode.value, shareIn(text))
        ? []
        : [at(`“${text}”`, `${inCode.value}, as ${inCode.file} has it`, `change it there as well, or here`)];
    if (sameShare(shareIn(first.text), shareIn(text))) return [];
    return [
      at(
        `“${text}” for the figure "${of}"`,
        `the same number as “${first.text}”`,
        'change both, and the texts that have them; npm run content -- figure <number> lists the places',
      ),
    ];
  });
}

const sameShare = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** Returns the number of a phrase: 60% and 0.6 are the same. */
function shareIn(text: string): number {
  const [, number = '', sign] = /(\d[\d,]*(?:\.\d+)?)(\s?%|\s?per cent)?/.exec(text) ?? [];
  return Number(number.replaceAll(',', '')) / (sign ? 100 : 1);
}

/** Checks that English has the owner’s fixed words to the letter: `verbatim` of locales/meta, and fixedTexts.json. */
export function fixedWordProblems(project: Project): Problem[] {
  const inStrings = Object.entries(project.strings.en ?? {}).flatMap(([namespace, table]) =>
    Object.entries(project.meta[namespace]?.value ?? {}).flatMap(([key, { verbatim }]) => {
      const text = table.value?.[key];
      if (verbatim === undefined || text === undefined || text === verbatim) return [];
      return problemAtKey(table, key, {
        found: `${excerpt(text)} in "${key}"`,
        expected: `${excerpt(verbatim)}, to the letter: the owner has fixed it`,
        fix: `once the owner has agreed, change “verbatim” in locales/meta/${namespace}.json as well`,
      });
    }),
  );
  const { fixedTexts } = project.datasets;
  const inPages = Object.entries(fixedTexts.value ?? {}).flatMap(([name, texts]) => {
    const place = parsePageName(name);
    const page = place && pageIn(project, place, 'en');
    if (!page || page.tree.length === 0) return [];
    return texts.flatMap((text, index) =>
      page.segments.some((segment) => segment.text === text)
        ? []
        : problemAtPath(fixedTexts, [name, index], {
            found: `no “${text}” in ${page.file}`,
            expected: 'it there, to the letter: the owner has fixed it',
            fix: 'put it back; once the owner has agreed to other words, change it here as well',
          }),
    );
  });
  return [...inStrings, ...inPages];
}
