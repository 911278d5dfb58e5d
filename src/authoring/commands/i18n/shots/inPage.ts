import { findContent } from '../../../texts/findTexts';
import { boxOf, type Box } from '../../../texts/findStrings';
import type { EditableText } from '../../../texts/editing';

/** A text that is looked for, by its words. */
export type TextToFind = Pick<EditableText, 'id' | 'source' | 'target'>;

/** A text that is on the page; without a box it cannot be seen. */
export interface FoundText {
  readonly id: string;
  readonly where: string;
  readonly box: Box | undefined;
}

declare global {
  interface Window {
    /** What this script offers to the command that opened the page. */
    findShots(sought: readonly TextToFind[]): FoundText[];
  }
}

window.findShots = (sought) => {
  const alike = new Map<string, TextToFind[]>();
  for (const text of sought) alike.set(wordsOf(text), [...(alike.get(wordsOf(text)) ?? []), text]);
  const first = [...alike.values()].flatMap(([text]) => text ?? []);
  // Of the places of a text the last one is first: what leads there, such as a list of contents, has it before.
  return findContent(first, 'body')
    .reverse()
    .flatMap(({ text, where, box, element }) =>
      // An attribute is read out, or shown on request: it is seen where its control or picture is.
      (alike.get(wordsOf(text)) ?? []).map(({ id }) => ({
        id,
        where,
        box: box ?? (element && boxOf(element, element)),
      })),
    );
};

function wordsOf({ source, target }: TextToFind): string {
  return target || source;
}
