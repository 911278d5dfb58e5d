/** The integration categories in the order in which the site shows them. */
export const integrationCategories = [
  'documents',
  'hr',
  'communication',
  'video',
  'sso',
  'authentication',
  'email',
] as const;
