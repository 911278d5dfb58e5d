import type { Unit } from './units';

/** A translation in a file that is imported. */
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

/** A format that translation tools read and write. */
export interface ExchangeFormat {
  readonly name: string;
  readonly extension: string;
  /** Where a text’s name stands in it. */
  readonly nameIn: string;
  write(units: readonly Unit[], language: string): string;
  /** Throws a ParseFailure. */
  read(text: string): ReturnedFile;
}

/** Why a returned file cannot be read, and where. */
export class ParseFailure extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
