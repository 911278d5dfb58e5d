import { findContent } from '../../../texts/findTexts';
import { boxOf, findStrings, type Box, type Shown } from '../../../texts/findStrings';
import { keysIn, markStrings } from '../../../texts/markStrings';
import type { EditableText } from '../../../texts/editing';

/** A text of an MDX page that is looked for. */
export type TextToFind = Pick<EditableText, 'id' | 'source' | 'target'>;

/** A text that is on the page; without a box it cannot be seen. */
export interface FoundText {
  readonly id: string;
  readonly where: string;
  readonly box: Box | undefined;
}

/** What this script offers to the command that opened the page. */
interface TextsOfPage {
  find(sought: readonly TextToFind[]): FoundText[];
  /** Clicks the control that says a string or is labelled by it. */
  click(key: string): boolean;
}

declare global {
  interface Window {
    textsOfPage: TextsOfPage;
  }
  /** The keys of all strings, in the order in which the command has marked them. */
  const MARKED_STRINGS: Parameters<typeof markStrings>[0];
}

markStrings(MARKED_STRINGS);

window.textsOfPage = {
  find: (sought) => [
    ...findStrings().map((shown) => found(shown.text, shown)),
    ...inFields(),
    // Of the places of a text the last one: what leads there, such as a list of contents, has it before.
    ...sought.flatMap((text) => findContent([text]).reverse()).map((shown) => found(shown.text.id, shown)),
  ],
  click: (key) => {
    const control = [...document.querySelectorAll<HTMLElement>('button, a, summary, label')].find(
      (element) =>
        boxOf(element, element) && keysIn(`${element.textContent} ${element.getAttribute('aria-label')}`).includes(key),
    );
    control?.click();
    return control !== undefined;
  },
};

/** An attribute is read out, or shown on request: it is seen where its control or picture is. */
function found(id: string, { where, box, element }: Shown<unknown>): FoundText {
  return { id, where, box: box ?? (element && boxOf(element, element)) };
}

/** Strings that a field begins with. */
function inFields(): FoundText[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap((field) =>
    keysIn(field.value).map((id) => ({ id, where: 'value', box: boxOf(field, field) })),
  );
}
