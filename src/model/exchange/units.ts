import { readTranslation } from '../checks/translation';
import { fieldLimits } from '../frontMatter';
import { keyPosition } from '../jsonFile';
import { maxLength } from '../checks/lengths';
import type { PageSegment } from '../mdx/pageSegments';
import { isReviewedPage, segmentStates } from '../pageState';
import { isReviewed } from '../pin';
import { positionAt } from '../problem';
import { englishPages, pageIn, sourcePages, type ContentPage, type Project } from '../project';
import { pluralNumbers, splitPlural } from '../plurals';
import { stringStates, type StringState, type StringTable } from '../strings';
import { previousEnglish } from '../olderEnglish';

/** What travels for one text: the English, the translation, and what a translator has to know. */
export interface Unit {
  /** `common:nav.home`, or `features/qms#1a2b3c4d`: a text of a page, by the hash of its English. */
  readonly id: string;
  /** The English file and line. */
  readonly reference: string;
  /** The file and line of the translation; where it belongs if there is none. */
  readonly place: string;
  readonly source: string;
  /** Empty where there is none. */
  readonly target: string;
  readonly state: StringState;
  readonly reviewed: boolean;
  /** The English that a stale translation was made from, where the history holds it. */
  readonly previous?: string;
  readonly context: readonly string[];
  /** How long the translation may be. */
  readonly max?: number;
  /** The path of a picture of it on its page. */
  readonly picture?: string;
}

/**
 * Returns every text of a language as units: strings namespace by namespace, then pages in their own order; in English
 * drafts too.
 */
export function unitsOf(project: Project, language: string): Unit[] {
  const pages = language === 'en' ? sourcePages(project) : englishPages(project);
  return [...stringUnits(project, language), ...pages.flatMap((english) => pageUnits(project, english, language))];
}

function stringUnits(project: Project, language: string): Unit[] {
  const isSource = language === 'en';
  const { tables, strings } = readTranslation(project, language);
  const stale = strings.filter(({ state }) => state !== 'translated');
  const previous = previousEnglish(project.root, stale);
  return tables.flatMap(({ namespace, english, table: file }) => {
    const table = file?.value ?? {};
    return stringStates(language, namespace, english.value ?? {}, table, project.state[language] ?? {}).map(
      ({ key, english: source, state, reviewed }): Unit => {
        const { base, category } = splitPlural(key);
        const meta = project.meta[namespace]?.value;
        const { context, max, verbatim } = meta?.[key] ?? meta?.[`${base}_other`] ?? {};
        const older = previous.get(`${namespace}:${key}`);
        const isUntouched = !isSource && state === 'missing' && (table[key] === undefined || table[key] === source);
        return {
          id: `${namespace}:${key}`,
          reference: `${english.file}:${keyPosition(english.text, english.value?.[key] === undefined ? `${base}_other` : key).line}`,
          place: `locales/${language}/${namespace}.json:${file ? keyPosition(file.text, neighbour(key, table)).line : 1}`,
          source,
          target: isUntouched ? '' : (table[key] ?? ''),
          state: isSource ? 'translated' : state === 'missing' && !isUntouched ? 'stale' : state,
          reviewed: isSource || reviewed,
          previous: older && 'text' in older ? older.text : undefined,
          context: [
            ...(context ? [context] : []),
            ...(verbatim ? [isSource ? `Fixed to the letter: ${verbatim}` : 'The client’s own words in English'] : []),
            ...(category ? [`Plural form “${category}”, for ${pluralNumbers(language, category)}`] : []),
          ],
          max: max && maxLength(max, language),
        };
      },
    );
  });
}

/** Returns the key, or the last one before it where it is not there. */
function neighbour(key: string, table: StringTable): string {
  return table[key] === undefined ? (Object.keys(table).findLast((other) => other < key) ?? '') : key;
}

function pageUnits(project: Project, english: ContentPage, language: string): Unit[] {
  const heading = english.frontMatter?.heading ?? english.slug;
  const isWholeReviewed = language === 'en' || isReviewedPage(project, english, language);
  const page = pageIn(project, english, language);
  return segmentStates(project, english, language).map(({ id, segment, target, state, previous }): Unit => ({
    id,
    reference: `${english.file}:${positionAt(english.text, segment.start).line}`,
    place: `${english.file.replace(/en\.mdx$/, `${language}.mdx`)}:${page && target ? positionAt(page.text, target.start).line : 1}`,
    source: segment.text,
    target: target?.text ?? '',
    state,
    reviewed: isWholeReviewed || isReviewed(project.state[language]?.[id], segment.text, target?.text),
    previous,
    max: maxOfField[segment.kind],
    context: [
      `Page “${heading}”: ${segment.kind}${segment.under ? `, under “${headingOf(english.segments, segment.under)}”` : ''}`,
    ],
  }));
}

const maxOfField: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(fieldLimits).map(([field, max]) => [`field ${field}`, max]),
);

function headingOf(segments: readonly PageSegment[], id: string): string {
  return segments.find(({ kind, under }) => kind === 'heading' && under === id)?.text ?? id;
}
