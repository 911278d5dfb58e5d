import { brand } from './brand';

/** Returns whether text can name an entry: one that is set, or the registered name, for which there is the other one. */
export function isSet(entry: string): boolean {
  return (
    entry === 'legalEntity' || Object.entries(brand).some(([name, value]) => name === entry && value !== undefined)
  );
}
