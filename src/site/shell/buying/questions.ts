/** What buyers ask, by subject. Each is answered by facts of `ownerFacts.ts` (`useAnswers`), and until then asked. */
export const buyerQuestions = {
  price: ['activeAccount', 'vat', 'term', 'payment', 'setUp', 'trial', 'support'],
  people: ['courseLanguages', 'courseAuthors', 'certificates', 'signIn', 'phones', 'pastRecords', 'scorm'],
  data: ['hosting', 'subProcessors', 'processingAgreement', 'ai', 'leaving', 'uptime'],
} as const;

export type QuestionGroup = keyof typeof buyerQuestions;
export type BuyerQuestion = (typeof buyerQuestions)[QuestionGroup][number];

/** Returns the questions of `?ask=vat,support`, or of `?ask=vat&ask=support` as a browser writes it by itself. */
export function parseQuestions(search: string): BuyerQuestion[] {
  const asked = new URLSearchParams(search).getAll('ask').flatMap((ids) => ids.split(','));
  return Object.values(buyerQuestions)
    .flat()
    .filter((question) => asked.includes(question));
}
