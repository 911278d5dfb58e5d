export function pick<T, Key extends keyof T>(value: T, ...keys: readonly Key[]): Pick<T, Key>;
export function pick(value: object, ...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}
