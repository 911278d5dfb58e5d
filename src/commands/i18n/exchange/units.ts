import { readTranslation } from '../../../model/checks/translation';
import { intlLocale } from '../../../model/intlLocale';
import { keyPosition } from '../../../model/jsonFile';
import { longest } from '../../../model/checks/lengths';
import type { PageSegment } from '../../../model/mdx/pageSegments';
import { segmentStates } from '../../../model/pageSegmentStates';
import { isReviewedPage } from '../../../model/pageState';
import { positionAt } from '../../../model/problem';
import { englishPages, type ContentPage, type Project } from '../../../model/project';
import { splitPlural, stringStates, type StringState } from '../../../model/strings';
import { previousEnglish } from '../olderEnglish';

/** What travels for one text: the English, the translation, and what a translator has to know. */
export interface Unit {
  /** `common:nav.home`, or `features/qms#1a2b3c4d`: a text of a page, by the hash of its English. */
  readonly id: string;
  /** The English file and line. */
  readonly reference: string;
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

/** Every text of a language as units: strings namespace by namespace, then pages in their own order. */
export function unitsOf(project: Project, language: string): Unit[] {
  return [
    ...stringUnits(project, language),
    ...englishPages(project).flatMap((english) => pageUnits(project, english, language)),
  ];
}

function stringUnits(project: Project, language: string): Unit[] {
  const stale = readTranslation(project, language).strings.filter(({ state }) => state !== 'translated');
  const previous = previousEnglish(project.root, stale);
  return Object.entries(project.strings.en ?? {}).flatMap(([namespace, english]) => {
    const table = project.strings[language]?.[namespace]?.value ?? {};
    const pins = project.state[language] ?? {};
    return stringStates(language, namespace, english.value ?? {}, table, pins).map(
      ({ key, english: source, state, reviewed }): Unit => {
        const { base, category } = splitPlural(key);
        const meta = project.meta[namespace]?.value;
        const { context, max } = meta?.[key] ?? meta?.[`${base}_other`] ?? {};
        const older = previous.get(`${namespace}:${key}`);
        const isUntouched = state === 'missing' && (table[key] === undefined || table[key] === source);
        return {
          id: `${namespace}:${key}`,
          reference: `${english.file}:${keyPosition(english.text, english.value?.[key] === undefined ? `${base}_other` : key).line}`,
          source,
          target: isUntouched ? '' : (table[key] ?? ''),
          state: state === 'missing' && !isUntouched ? 'stale' : state,
          reviewed,
          ...(older && 'text' in older && { previous: older.text }),
          context: [...(context ? [context] : []), ...(category ? [pluralNote(language, category)] : [])],
          ...(max !== undefined && { max: longest(max, language) }),
        };
      },
    );
  });
}

function pluralNote(language: string, category: string): string {
  const rules = new Intl.PluralRules(intlLocale(language));
  const examples = Array.from({ length: 120 }, (_, number) => number).filter(
    (number) => rules.select(number) === category,
  );
  return `Plural form “${category}”${examples.length > 0 ? `, for numbers such as ${examples.slice(0, 5).join(', ')}` : ', for fractions and the like'}`;
}

function pageUnits(project: Project, english: ContentPage, language: string): Unit[] {
  const heading = english.frontMatter?.heading ?? english.slug;
  const reviewed = isReviewedPage(project, english, language);
  return segmentStates(project, english, language).map(({ id, segment, target, state, previous }): Unit => ({
    id,
    reference: `${english.file}:${positionAt(english.text, segment.start).line}`,
    source: segment.text,
    target: target?.text ?? '',
    state,
    reviewed,
    ...(previous !== undefined && { previous }),
    context: [
      `Page “${heading}”: ${segment.kind}${segment.under ? `, under “${headingOf(english.segments, segment.under)}”` : ''}`,
    ],
  }));
}

function headingOf(segments: readonly PageSegment[], id: string): string {
  return segments.find(({ kind, under }) => kind === 'heading' && under === id)?.text ?? id;
}
