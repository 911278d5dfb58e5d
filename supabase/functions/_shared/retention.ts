/**
 * Months after which a contact request is deleted. The privacy policy says them (src/site/brand.ts), and the function deletes
 * by them; `npm run release -- check` compares this with the function that runs.
 */
export const retentionMonths = 24;
