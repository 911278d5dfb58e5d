import { RichText } from '../i18n/RichText';
import { Mark } from '../ui/Mark';

/** A string whose `<mark>` is underlined. */
export function MarkedText({ text }: { text: string }) {
  return <RichText text={text} tags={{ mark: (words) => <Mark>{words}</Mark> }} />;
}
