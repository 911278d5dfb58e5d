/** Returns a function of one text that computes each answer once: checks ask the same of every text of every language. */
export function remembered<T>(compute: (of: string) => T): (of: string) => T {
  const known = new Map<string, T>();
  return (of) => {
    const value = known.get(of) ?? compute(of);
    known.set(of, value);
    return value;
  };
}

/** Returns a function of an object that never changes, computed once for each. */
export function oncePer<Of extends object, T>(compute: (of: Of) => T): (of: Of) => T {
  const known = new WeakMap<Of, T>();
  return (of) => {
    const value = known.get(of) ?? compute(of);
    known.set(of, value);
    return value;
  };
}
