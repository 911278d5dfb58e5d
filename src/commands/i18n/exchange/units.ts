import { intlLocale } from '../../../model/intlLocale';
import { readTranslation } from '../../../model/checks/translation';
import { keyPosition } from '../../../model/jsonFile';
import { segmentsOf, type PageSegment } from '../../../model/mdx/pageSegments';
import { stringHash } from '../../../model/pin';
import { positionAt } from '../../../model/problem';
import { pageName } from '../../../model/progress';
import type { ContentPage, Project } from '../../../model/project';
import { englishFor, expectedKeys, splitPlural } from '../../../model/strings';
import { UsageError } from '../command';

/** What travels for one text: the English, the translation, and what a translator has to know. */
export interface Unit {
  /** `common:nav.home`, or `features/qms#12`: the twelfth text of a page. */
  readonly id: string;
  /** The English file and line. */
  readonly reference: string;
  readonly source: string;
  /** Empty where there is none. */
  readonly target: string;
  /** The translation is of an older English. */
  readonly stale: boolean;
  readonly context: readonly string[];
  readonly max?: number;
}

/** Every text of a language as units: strings namespace by namespace, then pages in their own order. */
export async function unitsOf(project: Project, language: string): Promise<Unit[]> {
  const pages = await Promise.all(pagesOf(project, language).map((pair) => pageUnits(pair)));
  return [...stringUnits(project, language), ...pages.flat()];
}

function stringUnits(project: Project, language: string): Unit[] {
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, english]) => {
    const table = project.strings[language]?.[namespace]?.value ?? {};
    return expectedKeys(language, english.value ?? {}).map((key): Unit => {
      const source = englishFor(key, english.value ?? {}) ?? '';
      const { base, category } = splitPlural(key);
      const meta = project.meta[namespace]?.value;
      const { context, max } = meta?.[key] ?? meta?.[`${base}_other`] ?? {};
      const stale =
        table[key] !== undefined &&
        project.state[language]?.[`${namespace}:${key}`]?.slice(0, 8) !== stringHash(source);
      return {
        id: `${namespace}:${key}`,
        reference: `${english.file}:${keyPosition(english.text, english.value?.[key] === undefined ? `${base}_other` : key).line}`,
        source,
        target: table[key] ?? '',
        stale,
        context: [...(context ? [context] : []), ...(category ? [pluralNote(language, category)] : [])],
        max,
      };
    });
  });
}

function pluralNote(language: string, category: string): string {
  const rules = new Intl.PluralRules(intlLocale(language));
  const examples = Array.from({ length: 120 }, (_, number) => number).filter(
    (number) => rules.select(number) === category,
  );
  return `Plural form “${category}”${examples.length > 0 ? `, for numbers such as ${examples.slice(0, 5).join(', ')}` : ', for fractions and the like'}`;
}

export interface PagePair {
  readonly english: ContentPage;
  readonly page: ContentPage | undefined;
}

export function pagesOf(project: Project, language: string): readonly PagePair[] {
  return readTranslation(project, language).pages;
}

async function pageUnits({ english, page }: PagePair): Promise<Unit[]> {
  const theirs = await segmentsOf(english.text);
  const ours = page ? await alignedSegments(page, english, theirs) : [];
  const heading = english.frontMatter?.heading ?? english.slug;
  return theirs.map(({ kind, text, under, start }, index): Unit => ({
    id: unitId(english, index),
    reference: `${english.file}:${positionAt(english.text, start).line}`,
    source: text,
    target: ours[index]?.text ?? '',
    stale: page !== undefined && page.frontMatter?.source !== english.blobHash,
    context: [`Page “${heading}”: ${kind}${under ? `, under “${headingOf(theirs, under)}”` : ''}`],
  }));
}

export function unitId(page: ContentPage, index: number): string {
  return `${pageName(page)}#${index + 1}`;
}

function headingOf(segments: readonly PageSegment[], id: string): string {
  return segments.find(({ kind, under }) => kind === 'heading' && under === id)?.text ?? id;
}

/** A translation's segments, each of the kind of its English. Throws a UsageError where the two do not go together. */
export async function alignedSegments(
  page: ContentPage,
  english: ContentPage,
  theirs: readonly PageSegment[],
): Promise<PageSegment[]> {
  const ours = await segmentsOf(page.text);
  const length = Math.max(ours.length, theirs.length);
  const index = Array.from({ length }, (_, at) => at).find((at) => ours[at]?.kind !== theirs[at]?.kind);
  if (index === undefined) return ours;
  const place = ours[index]
    ? positionAt(page.text, ours[index].start)
    : { line: page.text.split('\n').length, column: 1 };
  throw new UsageError(
    `${page.file}:${place.line}:${place.column}  found ${ours[index]?.kind ?? 'the end of the page'}, expected ${theirs[index]?.kind ?? 'the end of the page'}, as in ${english.file}. Fix that first: npm run i18n -- check ${page.language}`,
  );
}
