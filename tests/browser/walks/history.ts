import { leaveAndComeBack, type Step } from './walk';

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

/** What every page whose state is in the history can be tried with. */
export function historySteps<Model extends History<unknown>>(): Readonly<Record<string, Step<Model>>> {
  return {
    Back: {
      isLegal: ({ at }) => at > 0,
      act: (page) => page.goBack(),
      next: (model) => ({ ...model, at: model.at - 1 }),
    },
    Forward: {
      isLegal: ({ entries, at }) => at < entries.length - 1,
      act: (page) => page.goForward(),
      next: (model) => ({ ...model, at: model.at + 1 }),
    },
    'another page, and Back': {
      act: leaveAndComeBack,
      // What was ahead is gone.
      next: (model) => ({ ...model, entries: [...before(model), shownIn(model)] }),
    },
  };
}

function before<Entry>({ entries, at }: History<Entry>): readonly Entry[] {
  return entries.slice(0, at);
}
