// Made by `npm run types:strings` from topics.json; not edited by hand.
declare const topics: {
  readonly courses: readonly ['management', 'equality-diversity', 'hr', 'leadership', 'licenses', 'mental-health', 'customer-support', 'cyber-security', 'food-safety', 'health-safety'];
  readonly features: readonly ['qms', 'performance-reviews', 'ai-course-builder', 'reporting'];
};
export default topics;
