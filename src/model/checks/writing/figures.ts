import type { Figure } from '../../facts';
import { problemAtKey } from '../../jsonFile';
import { problemAt, type Finding, type Problem } from '../../problem';
import { sourcePages, type ContentPage, type Project } from '../../project';
import { escapeRegExp } from '../../terms';

/**
 * Figures in English words are those of `content/data/claims.json`, each with its source there, or of the page's own
 * facts.json; and nothing is claimed that nobody could show.
 */
export function figureProblems(project: Project): Problem[] {
  const claims = project.datasets.claims.value;
  if (!claims) return [];
  const allowed = claims.figures.map(({ text }) => text);
  const find = (text: string, own: readonly string[]) => [
    ...foreignFigures(text, [...allowed, ...own]),
    ...unproven(text, claims.unproven),
  ];
  const inPages = sourcePages(project).flatMap((page) =>
    find(wordsOf(page), ownFigures(project, page)).map(({ index, ...finding }) => problemAt(page, index, finding)),
  );
  const inStrings = Object.entries(project.strings.en ?? {})
    .filter(([namespace]) => !pictures.includes(namespace))
    .flatMap(([, table]) =>
      Object.entries(table.value ?? {}).flatMap(([key, text]) =>
        find(text.replace(/\{\{.*?\}\}/g, blank), []).map(({ found, expected, fix }) =>
          problemAtKey(table, key, { found, expected, fix }),
        ),
      ),
    );
  return [...inPages, ...inStrings];
}

/** The pictures of the product show a made-up company with numbers of its own. */
const pictures: readonly string[] = ['scenes', 'screenshots'];

type Found = Finding & { readonly index: number };

/** Figures that no allowed phrase covers. */
function foreignFigures(text: string, allowed: readonly string[]): Found[] {
  const rest = allowed.reduce((left, phrase) => left.replace(phrasePattern(phrase), blank), text);
  return figuresIn(rest).flatMap(({ figure, index }) => {
    const known = allowed.filter((phrase) => figuresIn(phrase).some((other) => other.figure === figure));
    // What it counts is in a string of its own, next to it.
    if (known.length > 0 && text.trim() === figure) return [];
    return {
      index,
      found: `the figure “${figure}”${known.length > 0 ? ' of something else' : ''}`,
      expected:
        known.length > 0
          ? `as it is claimed: ${known.map((phrase) => `“${phrase}”`).join(', ')}`
          : 'a figure of content/data/claims.json or of the page’s facts.json',
      fix: 'write it as it stands there, or add it to claims.json with its source once the owner has agreed',
    };
  });
}

/** Numbers with what belongs to them: £2.50, 99.8%, 50+, 3x, 5:1, 24/7. */
function figuresIn(text: string): { figure: string; index: number }[] {
  return [...text.matchAll(/[£$€]?\d[\d.,]*(?:\s?(?:%|per ?cent\b)|[+x]|[:/]\d+)?/g)].map((match) => ({
    figure: match[0].replace(/[.,]+$/, ''),
    index: match.index,
  }));
}

function unproven(text: string, phrases: readonly { text: string; why: string }[]): Found[] {
  return phrases.flatMap(({ text: phrase, why }) =>
    [...text.matchAll(new RegExp(phrasePattern(phrase), 'gi'))].map((match) => ({
      index: match.index,
      found: `“${match[0]}”`,
      expected: 'nothing that cannot be shown',
      fix: why,
    })),
  );
}

/** A phrase at the edges of words, however its line is broken. */
function phrasePattern(phrase: string): RegExp {
  const escaped = escapeRegExp(phrase).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\w£$€.,])${escaped}(?![\\w%+]|[.,:/]\\d)`, 'g');
}

/** A page's text as readers see it, everything else blanked out, so that places stay: ids, icons, addresses, names of courses. */
function wordsOf(page: ContentPage): string {
  return page.text
    .replace(
      /<Course\b[^>]*>|\b(?:id|icon|of|minutes)="[^"]*"|\]\([^)]*\)|\[#[a-z0-9-]+\]|^source:.*$|^\d+\. /gm,
      blank,
    )
    .replace(/^#+ /gm, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** How the figures of a page's facts.json are written in English. */
function ownFigures(project: Project, page: ContentPage): string[] {
  const { statistics = {} } = project.featureFacts[page.slug]?.value ?? {};
  const count = project.courseFacts[page.slug]?.value?.count;
  if (page.kind === 'courses') return count === undefined ? [] : [`${count}+`];
  return page.kind === 'features' ? Object.values(statistics).flatMap(written) : [];
}

function written(figure: Figure): string[] {
  switch (figure.kind) {
    case 'percent':
      return [`${figure.value}%`, `${figure.value} per cent`];
    case 'times':
      return [`${figure.value}x`];
    case 'ratio':
      return [figure.value.join(':')];
    case 'atLeast':
      return [`${figure.value}+`];
    default:
      return figure.kind === 'always' ? ['24/7'] : [];
  }
}
