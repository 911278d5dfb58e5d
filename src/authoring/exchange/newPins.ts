import type { SegmentState } from '../../content/pages/pageState';
import { pageHash, pinOfToday, stringHash, type Pin } from '../../content/strings/pin';
import { pageName, pinOf, type ContentPage, type Project } from '../../content/project';

/** In whose name texts are written; `unknown` where nobody has said it. */
export interface Author extends Pick<Pin, 'by' | 'signature'> {
  /** A person has read all of the texts, not only what changes. */
  readonly hasReadAll?: boolean;
  /** Texts that are new although the project has these words already, such as a line that was changed in an editor. */
  readonly changed?: ReadonlySet<string>;
  /** Texts and pages that are kept although the check warns of them. */
  readonly asIs?: ReadonlySet<string>;
}

/** Pins by id; undefined for those that are removed. */
export type Pins = Readonly<Record<string, Pin | undefined>>;

/** Returns the new pin of a string; nothing where the one that it has stays. */
export function pinOfString(old: Pin | undefined, id: string, source: string, text: string, author: Author): Pins {
  const [english, translation] = [stringHash(source), stringHash(text)];
  const same = pinOfToday(old, english, translation);
  const isKept = author.asIs?.has(id) === true;
  const isRead = author.changed?.has(id) || (author.by === 'person' && author.hasReadAll);
  const isSigned = !same || (isRead && same.by !== 'person' && author.by !== 'unknown');
  if (!isSigned && !isKept) return {};
  const asIs = isKept || (old?.translation === translation && old.asIs);
  const { by, signature } = isSigned ? author : same;
  return { [id]: { english, translation, by, asIs, signature } };
}

/** A page with its new texts. */
interface NewPage {
  readonly english: ContentPage;
  readonly page: ContentPage | undefined;
  readonly language: string;
  readonly text: string;
  readonly states: readonly SegmentState[];
  /** The texts that are given and can be written, by id. */
  readonly mine: ReadonlyMap<string, string>;
  readonly isComplete: boolean;
}

/**
 * Returns the pins of a page and of its texts. An author’s name is at the texts that are new, and who has read another one
 * has read it still; where one person has read them all, the page has one pin.
 */
export function pinsOfPage(project: Project, page: NewPage, author: Author): Pins {
  const { english, language, text, states, isComplete } = page;
  const pins = pinsOfTexts(page, author);
  if (!isComplete) return pins;
  const name = pageName(english);
  const old = pinOf(project, language, name);
  const [hash, translation] = [english.blobHash.slice(0, 8), pageHash(text)];
  const same = pinOfToday(old, hash, translation);
  const asIs = author.asIs?.has(name) === true || (old?.translation === translation && old.asIs);
  const signatures = new Set(states.map(({ id }) => (pins[id]?.by === 'person' ? pins[id].signature : undefined)));
  const [reader] = signatures.size === 1 ? signatures : [];
  const unsigned = author.by !== 'person' ? author.by : old && old.by !== 'person' ? old.by : 'unknown';
  const { by, signature } =
    reader !== undefined
      ? { by: 'person' as const, signature: reader }
      : (same ?? { by: unsigned, signature: undefined });
  const own = Object.keys(project.pins[language]?.value ?? {}).filter((id) => id.startsWith(`${name}#`));
  const left = [...own, ...Object.keys(pins)].map((id) => [
    id,
    by !== 'person' && pins[id]?.by === 'person' ? pins[id] : undefined,
  ]);
  const isSame = same?.by === by && same.asIs === asIs;
  return {
    ...Object.fromEntries(left),
    ...(!isSame && { [name]: { english: hash, translation, by, asIs, signature } }),
  };
}

function pinsOfTexts({ page, text, states, mine, isComplete }: NewPage, author: Author): Pins {
  const pins = states.flatMap(({ id, segment, target, state, reader }): [string, Pin][] => {
    const own = mine.get(id) ?? target?.text;
    if (own === undefined) return [];
    const hashes = { english: stringHash(segment.text), translation: stringHash(own) };
    const isNew = own !== target?.text || state !== 'translated' || author.changed?.has(id);
    const { by, signature } = author;
    if (mine.has(id) && (isNew || (by === 'person' && author.hasReadAll && !reader)))
      return by === 'person' || !isComplete ? [[id, { ...hashes, by, signature, asIs: false }]] : [];
    // The pin of the page is of other words from now on.
    return reader && !isNew && (isComplete || text !== page?.text) ? [[id, { ...reader, ...hashes }]] : [];
  });
  return Object.fromEntries(pins);
}
