import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';

/** Hints about a number of accounts that the slider does not offer. */
export type AccountsHint = 'empty' | 'outside' | 'whole';

/** The monthly price of a number of accounts: pounds, or bespoke. */
export type Price =
  | { readonly kind: 'cost'; readonly accounts: number; readonly pounds: number; readonly hint?: AccountsHint }
  | { readonly kind: 'bespoke'; readonly accounts: number; readonly hint?: AccountsHint };

/** Returns the price of the typed number of accounts, which is not clamped; anything else than a number counts as 0. */
export function calculatePrice(input: string): Price {
  const number = parseAccounts(input);
  const accounts = number ?? 0;
  const hint = hintFor(number);
  if (accounts >= bespokeFrom) return { kind: 'bespoke', accounts, hint };
  return { kind: 'cost', accounts, pounds: Math.max(accounts * pricePerAccount, minimumCharge), hint };
}

/** Returns the slider's value for the typed number: the nearest step in its range. */
export function sliderValue(input: string): number {
  const { min, max, step } = accountRange;
  const nearest = Math.round((parseAccounts(input) ?? 0) / step) * step;
  return Math.min(Math.max(nearest, min), max);
}

function parseAccounts(input: string): number | undefined {
  const number = input.trim() === '' ? NaN : Number(input);
  return Number.isNaN(number) ? undefined : number;
}

function hintFor(accounts: number | undefined): AccountsHint | undefined {
  if (accounts === undefined) return 'empty';
  if (accounts < accountRange.min || accounts > accountRange.max) return 'outside';
  return Number.isInteger(accounts) ? undefined : 'whole';
}
