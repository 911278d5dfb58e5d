/** The entries of a page in the history, and which of them is shown. */
export interface History<Entry> {
  readonly entries: readonly Entry[];
  readonly at: number;
}

export const beginHistory = <Entry>(entry: Entry): History<Entry> => ({ entries: [entry], at: 0 });

export function shownIn<Entry>({ entries, at }: History<Entry>): Entry {
  const entry = entries[at];
  if (entry === undefined) throw new Error(`There is no entry ${at} of ${entries.length}.`);
  return entry;
}

/** A step that Back takes back; to be where one is already is none. */
export function pushed<Entry>(history: History<Entry>, entry: Entry): History<Entry> {
  if (JSON.stringify(entry) === JSON.stringify(shownIn(history))) return history;
  return { entries: [...before(history), shownIn(history), entry], at: history.at + 1 };
}

export function replaced<Entry>(history: History<Entry>, entry: Entry): History<Entry> {
  return { ...history, entries: history.entries.with(history.at, entry) };
}

/** Another page, and Back from it: what was ahead is gone. */
export function wentAwayAndBack<Entry>(history: History<Entry>): History<Entry> {
  return { entries: [...before(history), shownIn(history)], at: history.at };
}

export const canGoBack = ({ at }: History<unknown>) => at > 0;
export const canGoForward = ({ entries, at }: History<unknown>) => at < entries.length - 1;

function before<Entry>({ entries, at }: History<Entry>): readonly Entry[] {
  return entries.slice(0, at);
}
