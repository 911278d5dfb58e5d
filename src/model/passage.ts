/** A piece of text that a reader sees, with its place in its file. */
export interface Passage {
  /** As it is in the file. */
  readonly text: string;
  /** Where it begins, in characters from the start of the file. */
  readonly offset: number;
  /** Passages of one paragraph, heading, property or field have the same number; a translation has the same blocks. */
  readonly block: number;
}
