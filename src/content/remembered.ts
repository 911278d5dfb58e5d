/** Returns a function of one text that computes each answer once: checks ask the same of every text of every language. */
export function remembered<T>(compute: (of: string) => T): (of: string) => T {
  return keptIn(new Map<string, T>(), compute);
}

/** Returns a function of an object that never changes, computed once for each. */
export function oncePer<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  return keptIn(new WeakMap<Of, T>(), compute);
}

type Known<Of, T> = { get(of: Of): T | undefined; set(of: Of, value: T): unknown };

function keptIn<Of, T>(known: Known<Of, T>, compute: (of: Of) => T): (of: Of) => T {
  return (of) => {
    const value = known.get(of) ?? compute(of);
    known.set(of, value);
    return value;
  };
}
