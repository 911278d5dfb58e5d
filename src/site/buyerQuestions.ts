/**
 * What the site says about a question: the key of its sentence, which stays where it is (there is no second text), and the
 * part of the site that has it.
 */
interface Statement {
  readonly says: string;
  /** The question that it answers there, where it is no sentence without it: “Yes.” */
  readonly to?: string;
  readonly under: Place;
}

/** Of each question: what we do until the owner's fact answers it. */
interface Row {
  readonly id: string;
  readonly today: Statement | 'ask';
}

/** Where the site says something: its heading there, its page and its anchor. */
export const places = {
  benefits: { heading: 'home:benefits.title', path: '/', anchor: 'benefits' },
  contact: { heading: 'contact:cards.title', path: '/contact', anchor: 'contact-card' },
  faq: { heading: 'home:faq.title', path: '/', anchor: 'questions' },
  feed: { heading: 'home:showcase.socialFeed.label', path: '/', anchor: 'showcase-socialFeed' },
  security: { heading: 'compliance:security.title', path: '/compliance/overview', anchor: 'security' },
  signOff: { heading: 'home:showcase.signOff.label', path: '/', anchor: 'showcase-signOff' },
} as const;
type Place = keyof typeof places;

/**
 * What buyers ask, by subject. A fact of `ownerFacts.ts` answers a question (`useAnswers`); until it is set, the row quotes
 * what the site says today, or one asks. What another page claims is never only asked; a sentence that leaves the question
 * open, such as that a trial is free where its length is asked, is no answer.
 */
export const buyerQuestions = {
  price: [
    { id: 'activeAccount', today: 'ask' },
    { id: 'vat', today: 'ask' },
    { id: 'term', today: 'ask' },
    { id: 'payment', today: 'ask' },
    { id: 'setUp', today: { says: 'home:benefits.implementation.text', under: 'benefits' } },
    { id: 'trial', today: 'ask' },
    { id: 'support', today: { says: 'contact:form.reply', under: 'contact' } },
  ],
  people: [
    { id: 'courseLanguages', today: { says: 'home:faq.languages.answer', under: 'faq' } },
    { id: 'courseAuthors', today: 'ask' },
    { id: 'certificates', today: 'ask' },
    { id: 'passMark', today: 'ask' },
    { id: 'signInShared', today: { says: 'home:showcase.socialFeed.point.3', under: 'feed' } },
    { id: 'phones', today: { says: 'home:benefits.productivity.text', under: 'benefits' } },
    { id: 'pastRecords', today: 'ask' },
    { id: 'scorm', today: { says: 'home:faq.scorm.answer', to: 'home:faq.scorm.question', under: 'faq' } },
  ],
  data: [
    { id: 'officer', today: { says: 'home:faq.compliance.answer', under: 'faq' } },
    { id: 'hosting', today: { says: 'compliance:security.residency.text', under: 'security' } },
    { id: 'subProcessors', today: 'ask' },
    { id: 'processingAgreement', today: 'ask' },
    { id: 'ai', today: 'ask' },
    { id: 'leaving', today: { says: 'home:showcase.signOff.point.3', under: 'signOff' } },
    { id: 'uptime', today: 'ask' },
    { id: 'signInAddress', today: 'ask' },
    { id: 'company', today: 'ask' },
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type QuestionGroup = keyof typeof buyerQuestions;
export type BuyerQuestionRow = (typeof buyerQuestions)[QuestionGroup][number];
export type BuyerQuestion = BuyerQuestionRow['id'];

/** Returns the keys of other pages' strings that the questions quote, for a page that shows them. */
export function quotedStrings(groups: readonly QuestionGroup[]): readonly string[] {
  const rows = groups.flatMap((group): readonly BuyerQuestionRow[] => buyerQuestions[group]);
  return rows.flatMap(({ today }) =>
    today === 'ask' ? [] : [today.says, ...('to' in today ? [today.to] : []), places[today.under].heading],
  );
}

/** Returns the questions of `?ask=vat,support`, or of `?ask=vat&ask=support` as a browser writes it by itself. */
export function parseQuestions(search: string): BuyerQuestion[] {
  const asked = new URLSearchParams(search).getAll('ask').flatMap((ids) => ids.split(','));
  return Object.values(buyerQuestions)
    .flatMap((rows): readonly BuyerQuestionRow[] => rows)
    .map(({ id }) => id)
    .filter((question) => asked.includes(question));
}
