import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';

export type Price = ReturnType<typeof calculatePrice>;

/**
 * Returns the monthly price in pounds of a number of accounts, undefined where it is bespoke. The number is not clamped;
 * what is no number of accounts (NaN, 0, less) costs the minimum.
 */
export function calculatePrice(accounts: number) {
  const some = accounts > 0 ? accounts : 0;
  return { accounts: some, pounds: some < bespokeFrom ? monthlyPrice(some) : undefined };
}

/** Returns the price in pounds of twelve months, undefined without accounts and where the price is bespoke. */
export function yearlyPrice({ accounts, pounds }: Price): number | undefined {
  return accounts > 0 && pounds !== undefined ? 12 * pounds : undefined;
}

/** Returns whether one more account costs `pricePerAccount`: neither covered by the minimum nor bespoke. */
export function isFurtherCharged(accounts: number): boolean {
  return accounts * pricePerAccount >= minimumCharge && accounts + 1 < bespokeFrom;
}

/** Returns the price in pounds of fewer accounts than `bespokeFrom`. */
export function monthlyPrice(accounts: number): number {
  return Math.max(accounts * pricePerAccount, minimumCharge);
}

/** Returns the slider's value for a number of accounts: the nearest step in its range. */
export function sliderValue(accounts: number): number {
  const { min, max, step } = accountRange;
  const nearest = Math.round((accounts || 0) / step) * step;
  return Math.min(Math.max(nearest, min), max);
}

/** Returns what there is to say about the typed accounts: a mistake, or that the slider does not offer the number. */
export function hintFor(typed: string, accounts: number): 'empty' | 'invalid' | 'outside' | 'whole' | undefined {
  if (typed.trim() === '' || accounts <= 0) return 'empty';
  if (Number.isNaN(accounts)) return 'invalid';
  if (accounts < accountRange.min || accounts > accountRange.max) return 'outside';
  return Number.isInteger(accounts) ? undefined : 'whole';
}
