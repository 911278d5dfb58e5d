/** What the compliance page says of security; one may ask for the evidence of each. */
export const securityClaims = [
  'encryption',
  'audits',
  'mfa',
  'rbac',
  'backup',
  'monitoring',
  'api',
  'residency',
] as const;

export type SecurityClaim = (typeof securityClaims)[number];

export function isSecurityClaim(id: string): id is SecurityClaim {
  return securityClaims.some((claim) => claim === id);
}
