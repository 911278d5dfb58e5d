import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';

export type Price = ReturnType<typeof calculatePrice>;

/**
 * Returns the monthly price in pounds of the typed number of accounts, undefined where it is bespoke. The number is not
 * clamped, but gets a hint where the slider does not offer it; anything else than a number counts as 0.
 */
export function calculatePrice(input: string) {
  const typed = parseAccounts(input);
  const accounts = typed || 0;
  return { accounts, pounds: accounts < bespokeFrom ? monthlyPrice(accounts) : undefined, hint: hintFor(typed) };
}

/** Returns the price in pounds of fewer accounts than `bespokeFrom`. */
export function monthlyPrice(accounts: number): number {
  return Math.max(accounts * pricePerAccount, minimumCharge);
}

/** Returns the slider's value for the typed number: the nearest step in its range. */
export function sliderValue(input: string): number {
  const { min, max, step } = accountRange;
  const nearest = Math.round((parseAccounts(input) || 0) / step) * step;
  return Math.min(Math.max(nearest, min), max);
}

/** Returns NaN for anything else than a number. */
function parseAccounts(input: string): number {
  return input.trim() === '' ? NaN : Number(input);
}

function hintFor(accounts: number): 'empty' | 'outside' | 'whole' | undefined {
  if (Number.isNaN(accounts)) return 'empty';
  if (accounts < accountRange.min || accounts > accountRange.max) return 'outside';
  return Number.isInteger(accounts) ? undefined : 'whole';
}
