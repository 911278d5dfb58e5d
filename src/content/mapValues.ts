/** Returns an object with the same keys, and what a function makes of each value and its key. */
export function mapValues<Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]));
}
