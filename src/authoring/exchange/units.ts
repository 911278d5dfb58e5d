import { numberStyleOf } from '../../content/language/numberStyle';
import { readTranslation } from '../../content/checks/translation';
import { fieldLimits } from '../../content/pages/kinds';
import { isSameText } from '../../content/strings/leftInEnglish';
import { keyOffset } from '../../content/files/jsonFile';
import { fixedLimit, lengthLimit } from '../../content/strings/length';
import { pageHeading } from '../../content/pages/outlines';
import { segmentStates } from '../../content/pages/pageState';
import { positionAt } from '../../content/problem';
import { englishPages, factsFile, pageIn, sourcePages, type ContentPage, type Project } from '../../content/project';
import { pluralNumbers, splitPlural } from '../../content/strings/plurals';
import { englishFor, type StringState } from '../../content/strings/strings';
import { stringStates } from '../../content/strings/stringStates';
import { previousEnglish } from '../../content/strings/olderEnglish';
import { createTranslator } from '../../site/i18n/createTranslator';
import { formatFigure } from '../../site/i18n/format';

/** A text as it is exported: the English, the translation, and what a translator has to know. */
export interface Unit {
  /** `common:nav.home`, or `features/qms#1a2b3c4d`: a text of a page, by the hash of its English. */
  readonly id: string;
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
  readonly max?: number;
  readonly picture?: string;
}

/** Returns every text of a language: strings by namespace, then pages in their own order; in English drafts too. */
export function unitsOf(project: Project, language: string): Unit[] {
  const pages = language === 'en' ? sourcePages(project) : englishPages(project);
  return [...stringUnits(project, language), ...pages.flatMap((english) => pageUnits(project, english, language))];
}

function stringUnits(project: Project, language: string): Unit[] {
  const { tables, strings } = readTranslation(project, language);
  const older = strings.filter(({ state }) => state !== 'translated');
  const previous = previousEnglish(project.root, older);
  const lineOf = (text: string, key: string) => positionAt(text, keyOffset(text, key)).line;
  return tables.flatMap(({ namespace, english: englishTable, table }) => {
    const own = Object.keys(table.value ?? {});
    return stringStates(project, language, namespace).map(({ key, english, text, state, reviewed }): Unit => {
      const { base, category } = splitPlural(key);
      const { context, max, fixed, verbatim } = englishFor(key, project.meta[namespace]?.value ?? {}) ?? {};
      const then = previous.get(`${namespace}:${key}`);
      const isUntouched = state === 'missing' && (text === undefined || isSameText(text, english));
      const englishKey = englishTable.value?.[key] === undefined ? `${base}_other` : key;
      // A missing key belongs after the last one before it.
      const neighbour = text === undefined ? own.findLast((other) => other < key) : key;
      return {
        id: `${namespace}:${key}`,
        reference: `${englishTable.file}:${lineOf(englishTable.text, englishKey)}`,
        place: `${table.file}:${lineOf(table.text, neighbour ?? '')}`,
        source: english,
        target: isUntouched ? '' : (text ?? ''),
        state: state === 'missing' && !isUntouched ? 'stale' : state,
        reviewed,
        previous: then && 'text' in then ? then.text : undefined,
        context: [
          context,
          verbatim && (language === 'en' ? `Fixed to the letter: ${verbatim}` : 'The client’s own words in English'),
          category && `Plural form “${category}”, for ${pluralNumbers(language, category)}`,
        ].flatMap((note) => note || []),
        max: max && (fixed ? fixedLimit : lengthLimit)(max, language),
      };
    });
  });
}

function pageUnits(project: Project, english: ContentPage, language: string): Unit[] {
  const heading = pageHeading(project, english);
  const page = pageIn(project, english, language);
  const headingOf = (id: string) =>
    english.segments.find(({ kind, under }) => kind === 'heading' && under === id)?.text ?? id;
  const figures = factsFile(project, english)?.value?.statistics ?? {};
  const common = { ...project.strings.en?.common?.value, ...project.strings[language]?.common?.value };
  const translator = Object.keys(figures).length > 0 ? createTranslator(language, { common }) : undefined;
  return segmentStates(project, english, language).map(
    ({ id, segment, target, state, reviewed, previous, isEnglish }) => {
      const figure = figures[/^<Statistic id="(.*)">$/.exec(segment.owner)?.[1] ?? ''];
      const max = fieldLimits[/^field (.+)/.exec(segment.kind)?.[1] ?? '']?.max;
      return {
        id,
        reference: `${english.file}:${positionAt(english.text, segment.start).line}`,
        place: `${english.file.replace(/en\.mdx$/, `${language}.mdx`)}:${page && target ? positionAt(page.text, target.start).line : 1}`,
        source: segment.text,
        target: isEnglish ? '' : (target?.text ?? ''),
        state,
        reviewed,
        previous,
        max: max && fixedLimit(max, language),
        context: [
          `Page “${heading}”: ${segment.kind}${segment.under ? `, under “${headingOf(segment.under)}”` : ''}`,
          // The label of a figure is behind that: they are read as one phrase.
          ...(figure && translator
            ? [
                `Read with its figure: “${formatFigure(numberStyleOf(language), figure, translator.t)} ${(target ?? segment).text}”`,
              ]
            : []),
        ],
      };
    },
  );
}

export interface ReturnedUnit {
  /** Its name where the format keeps one: `msgctxt` in PO, `id` in XLIFF. Empty, or a tool's own, where that is lost. */
  readonly id: string;
  /** What else may say which text it is: references in PO; resname, contexts and the file's name in XLIFF. */
  readonly names: readonly string[];
  /** The lines of its comments, one of which may be its name. */
  readonly notes: readonly string[];
  readonly source: string;
  readonly target: string;
  /** How many of its segments are translated, where not all are: such a text is not taken. */
  readonly part?: string;
  /** What its tool says against it: “fuzzy” in PO, a state such as needs-review-translation in XLIFF. It is not taken. */
  readonly mark?: string;
  /** Whether its tool says nothing of it: a text that is as it was exported was not looked at. */
  readonly isUnsaid?: boolean;
}

export interface ReturnedFile {
  /** Empty where the file does not say it. */
  readonly language: string;
  /** Who translated it, where the file names a person. */
  readonly translator?: string;
  readonly units: readonly ReturnedUnit[];
}

export interface ExchangeFormat {
  readonly name: string;
  readonly extension: string;
  /** Where the name of a text is in it. */
  readonly nameIn: string;
  write(units: readonly Unit[], language: string): string;
  /** Throws a ParseFailure. */
  read(text: string): ReturnedFile;
}

export class ParseFailure extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
