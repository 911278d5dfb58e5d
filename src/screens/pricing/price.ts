import { accountRange, bespokeFrom, minimumCharge, pricePerAccount } from '../../brand';

/** What is worth saying about a typed number that is none of the slider's. */
export type AccountsHint = 'empty' | 'outside' | 'whole';

/** The monthly price of a number of accounts: a sum in pounds, or one to be agreed. */
export type Price =
  | { readonly kind: 'cost'; readonly accounts: number; readonly pounds: number; readonly hint?: AccountsHint }
  | { readonly kind: 'bespoke'; readonly accounts: number; readonly hint?: AccountsHint };

/**
 * The price of what was typed, which is never clamped (specification, sections 4, 5 and 9): £2.50 an account, at least
 * £25, bespoke from 1000 on. What is no number counts as none.
 */
export function calculatePrice(typed: string): Price {
  const number = parseAccounts(typed);
  const accounts = number ?? 0;
  const hint = hintFor(number);
  if (accounts >= bespokeFrom) return { kind: 'bespoke', accounts, hint };
  return { kind: 'cost', accounts, pounds: Math.max(accounts * pricePerAccount, minimumCharge), hint };
}

/** Where the slider's thumb stands for what was typed: the nearest step inside its range (product.md, row 3). */
export function sliderValue(typed: string): number {
  const { min, max, step } = accountRange;
  const nearest = Math.round((parseAccounts(typed) ?? 0) / step) * step;
  return Math.min(Math.max(nearest, min), max);
}

function parseAccounts(typed: string): number | undefined {
  const number = typed.trim() === '' ? NaN : Number(typed);
  return Number.isNaN(number) ? undefined : number;
}

function hintFor(accounts: number | undefined): AccountsHint | undefined {
  if (accounts === undefined) return 'empty';
  if (accounts < accountRange.min || accounts > accountRange.max) return 'outside';
  return Number.isInteger(accounts) ? undefined : 'whole';
}
