/** Whether a string is one of the names (narrows its type). */
export function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some((name) => name === text);
}
