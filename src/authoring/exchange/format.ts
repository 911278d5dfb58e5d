import type { Unit } from './units';

/** A translation in a file that is imported. */
export interface ReturnedUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Marked as needing work: “fuzzy” in PO, a state such as needs-translation in XLIFF. It is not taken. */
  readonly needsWork: boolean;
}

export interface ReturnedFile {
  readonly language: string;
  readonly units: readonly ReturnedUnit[];
}

/** A format that translation tools read and write. */
export interface ExchangeFormat {
  readonly name: string;
  readonly extension: string;
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
