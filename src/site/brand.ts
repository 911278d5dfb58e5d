/** The owner's constants. Those listed in `placeholders` are invented; the build warns about them. */
export const brand = {
  name: 'Camre',
  product: 'Camre LMS',
  legalEntity: 'Camre Learning Ltd',
  companyNumber: '00000000',
  icoRegistration: 'ZA000000',
  address: 'Unit 4, Glanfa House, Cardiff, Wales, United Kingdom',
  region: 'Wales',
  country: 'GB',
  email: 'hello@camre.example',
  privacyEmail: 'privacy@camre.example',
  securityEmail: 'security@camre.example',
  phone: '029 2018 0142',
  phoneInternational: '+44 29 2018 0142',
  euRepresentative: 'Camre EU Representative, Dublin, Ireland',
  retentionContact: '24',
  processors: 'Supabase',
  policyVersion: '1.0',
  policyDate: '2026-11-01',
  accessibilityReviewDate: '2026-11-21',
  schedulerProvider: 'Calendly',
} as const;

/** The script of `schedulerProvider`, which fills an element with its calendar. */
export const schedulerScript = 'https://assets.calendly.com/assets/external/widget.js';

/** Entries of `brand` to replace with real ones. */
export const placeholders: readonly (keyof typeof brand)[] = [
  'legalEntity',
  'companyNumber',
  'icoRegistration',
  'address',
  'euRepresentative',
  'processors',
];

/** Price of one active account a month, in pounds. */
export const pricePerAccount = 2.5;
/** Minimum monthly charge, in pounds. */
export const minimumCharge = 25;
/** From this number of accounts on, the price is bespoke. */
export const bespokeFrom = 1000;
/** The accounts that the pricing slider offers. */
export const accountRange = { min: 10, max: 1000, step: 10, initial: 10 } as const;

/** Topics of the contact form, `/contact?topic=…`: each has a title, and those that are a whole request a message. */
export const contactTopics = [
  'trial',
  'demo',
  'pricing',
  'reseller',
  'partner',
  'partner-kit',
  'integration',
  'language',
  'course',
  'courseList',
  'evidence',
  'question',
] as const;

export type ContactTopic = (typeof contactTopics)[number];
