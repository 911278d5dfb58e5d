/** Whether a text that data brings is one of the names that code knows. */
export function isOneOf<Name extends string>(names: readonly Name[], text: string): text is Name {
  return names.some((name) => name === text);
}
