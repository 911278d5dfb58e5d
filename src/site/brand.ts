import { retentionMonths } from '../../supabase/functions/_shared/retention';
import { shownOf } from './placeholders';

/**
 * Constants that only the owner knows. One is `undefined` until it is true: pages, policy, structured data and
 * contact card leave out what is not set, and `npm run release -- check` lists it.
 */
const ownersEntries = {
  /** The registered name, such as “Camre Learning Ltd”; until then the site uses `name`. */
  legalEntity: undefined,
  /** The number at Companies House: eight characters. */
  companyNumber: undefined,
  /** The number of the registration with the Information Commissioner’s Office. */
  icoRegistration: undefined,
  /** The registered office. */
  address: undefined,
  /** Name and address of the representative in the European Union (GDPR, article 27). */
  euRepresentative: undefined,
  /** The companies that process personal information for the owner, in words. */
  processors: undefined,
  /** Of security.txt; until it is set, reports come by the contact form. */
  securityEmail: 'security@camre.example',
};

/** The owner's constants. */
export const brand = {
  ...shownOf(ownersEntries),
  name: 'Camre',
  product: 'Camre LMS',
  country: 'GB',
  email: 'hello@camre.example',
  privacyEmail: 'privacy@camre.example',
  phone: '029 2018 0142',
  phoneInternational: '+44 29 2018 0142',
  /** Months that the policy promises and the contact function keeps. */
  retentionContact: `${retentionMonths}`,
  policyVersion: '1.0',
  policyDate: '2026-11-01',
  accessibilityReviewDate: '2026-11-30',
  schedulerProvider: 'Calendly',
} as const;

/** Returns what text shows for an entry, if it is set; who has no registered name yet is known by the other one. */
export function shownEntry(entry: string): string | undefined {
  const all: Readonly<Record<string, string | undefined>> = { ...brand, legalEntity: brand.legalEntity ?? brand.name };
  return all[entry];
}

/** The script of `schedulerProvider`, which fills an element with its calendar. */
export const schedulerScript = 'https://assets.calendly.com/assets/external/widget.js';

/** Price of one active account a month, in pounds. */
export const pricePerAccount = 2.5;
/** Minimum monthly charge, in pounds. */
export const minimumCharge = 25;
/** The share of administration time that the product saves. */
export const adminTimeShare = 0.6;
/** From this number of accounts on, the price is bespoke. */
export const bespokeFrom = 1000;
/** The accounts that the pricing slider offers. */
export const accountRange = { min: 10, max: 1000, step: 10, initial: 10 } as const;
