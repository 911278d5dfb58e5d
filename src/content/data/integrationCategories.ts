export const integrationCategories = [
  'documents',
  'hr',
  'communication',
  'video',
  'sso',
  'authentication',
  'email',
] as const;
