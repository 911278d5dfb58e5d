import { groupBy } from '../../../../content/groupBy';
import { boxOf, findContent, type Box } from '../../../texts/findTexts';
import type { EditableText } from '../../../texts/editing';

export type TextToFind = Pick<EditableText, 'id' | 'source' | 'target'>;

export interface FoundText {
  readonly id: string;
  readonly box: Box;
}

declare global {
  interface Window {
    /** What this script offers to the command that opened the page. */
    findShots(sought: readonly TextToFind[]): FoundText[];
  }
}

window.findShots = (sought) => {
  const alike = groupBy(sought, wordsOf);
  const first = [...alike.values()].flatMap(([text]) => text ?? []);
  // Of the places of a text the last one is first: what leads there, such as a list of contents, has it before.
  const found = findContent(first, 'body').reverse();
  return found.flatMap(({ text, box, element }) => {
    // An attribute is read out, or shown on request: it is seen where its control or picture is.
    const seen = box ?? (element && boxOf(element, element));
    return seen ? (alike.get(wordsOf(text)) ?? []).map(({ id }) => ({ id, box: seen })) : [];
  });
};

function wordsOf({ source, target }: TextToFind): string {
  return target || source;
}
