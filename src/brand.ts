/**
 * The owner's constants: who stands behind the site. Edit them once, here. Entries listed in `placeholders` are made up
 * for the demonstration; the build names them until they are replaced and taken off the list.
 */
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
  phoneInternational: '+442920180142',
  euRepresentative: 'Camre EU Representative, Dublin, Ireland',
  retentionContact: '24',
  processors: 'Supabase',
  policyVersion: '1.0',
  policyDate: '2026-11-01',
  accessibilityReviewDate: '2026-11-21',
  schedulerProvider: 'Calendly',
} as const;

/** Entries of `brand` that are not real yet; a warning of the build names them. */
export const placeholders: readonly (keyof typeof brand)[] = [
  'legalEntity',
  'companyNumber',
  'icoRegistration',
  'address',
  'euRepresentative',
  'processors',
];

/** Price of one active account a month, in pounds (specification, section 9). */
export const pricePerAccount = 2.5;
/** Least monthly charge, in pounds (specification, section 9). */
export const minimumCharge = 25;
/** From this number of accounts on, pricing is bespoke (specification, section 9; product.md, row 1). */
export const bespokeFrom = 1000;
/** Range of the pricing slider (specification, section 5). */
export const accountRange = { min: 10, max: 1000, step: 10, initial: 10 } as const;

/** Search terms the contact form can be opened with: `/contact?topic=…`. */
export const contactTopics = ['partnerKit', 'reseller', 'pricing', 'integration'] as const;
