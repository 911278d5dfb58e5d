/** Returns a function of one text that computes each answer once: checks ask the same of every text of every language. */
export function remembered<T>(compute: (of: string) => T): (of: string) => T {
  const known = new Map<string, T>();
  return (of) => {
    const value = known.get(of) ?? compute(of);
    known.set(of, value);
    return value;
  };
}
