import type { OwnerFact } from './ownerFacts';
import { securityClaims, type SecurityClaim } from './securityClaims';

/** Where the site says something: its heading there, its page and its anchor. */
export const places = {
  benefits: { heading: 'home:benefits.title', path: '/', anchor: 'benefits' },
  faq: { heading: 'home:faq.title', path: '/', anchor: 'questions' },
  feed: { heading: 'home:showcase.socialFeed.label', path: '/', anchor: 'showcase-socialFeed' },
  signOff: { heading: 'home:showcase.signOff.label', path: '/', anchor: 'showcase-signOff' },
} as const;

/** A question: the owner's facts that answer it, and where the site says a part of it already, the key of that sentence. */
interface Row {
  readonly id: string;
  readonly facts: readonly OwnerFact[];
  readonly says?: string;
  readonly under?: keyof typeof places;
}

/**
 * What buyers ask, by subject. The facts of `ownerFacts.ts` answer a question; until all of them are set, the row quotes what
 * the site says, or one asks. There is no second text: a quoted sentence stays where it is.
 */
export const buyerQuestions = {
  price: [
    { id: 'activeAccount', facts: ['activeAccount'] },
    { id: 'vat', facts: ['vat'] },
    { id: 'term', facts: ['term'] },
    { id: 'payment', facts: ['payment'] },
    { id: 'setUp', facts: ['setUp'], says: 'home:benefits.implementation.text', under: 'benefits' },
    { id: 'trial', facts: ['trial'] },
    { id: 'support', facts: ['support', 'supportHours'] },
  ],
  people: [
    { id: 'courseLanguages', facts: ['courseLanguages'], says: 'home:faq.languages.answer', under: 'faq' },
    { id: 'courseAuthors', facts: ['courseAuthors'] },
    { id: 'certificates', facts: ['certificates'] },
    { id: 'passMark', facts: ['passMark'] },
    { id: 'signInShared', facts: ['signIn', 'sharedTablet'], says: 'home:showcase.socialFeed.point.3', under: 'feed' },
    { id: 'phones', facts: ['phones'] },
    { id: 'pastRecords', facts: ['pastRecords'] },
    { id: 'scorm', facts: ['scorm'] },
  ],
  data: [
    // What others accept is no fact of the owner's.
    { id: 'officer', facts: [], says: 'home:faq.compliance.answer', under: 'faq' },
    { id: 'hosting', facts: ['hosting'] },
    { id: 'subProcessors', facts: ['subProcessors'] },
    { id: 'processingAgreement', facts: ['processingAgreement'] },
    { id: 'ai', facts: ['ai'] },
    { id: 'leaving', facts: ['leaving'], says: 'home:showcase.signOff.point.3', under: 'signOff' },
    { id: 'uptime', facts: ['uptime'] },
    { id: 'company', facts: ['company'] },
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type QuestionGroup = keyof typeof buyerQuestions;
export type BuyerQuestionRow = (typeof buyerQuestions)[QuestionGroup][number];

const rows = Object.values(buyerQuestions).flatMap((group): readonly BuyerQuestionRow[] => group);

/** The facts that the questions ask for, and the footer. */
export const askedFacts = [...rows.flatMap(({ facts }): readonly OwnerFact[] => facts), 'signInAddress'] as const;

/** Returns the keys of other pages' strings that the questions quote, for a page that shows them. */
export function quotedStrings(groups: readonly QuestionGroup[]): readonly string[] {
  return groups
    .flatMap((group): readonly BuyerQuestionRow[] => buyerQuestions[group])
    .flatMap((row) => ('says' in row ? [row.says, places[row.under].heading] : []));
}

/** Returns the questions of `?ask=vat,support`, or of `?ask=vat&ask=support` as a browser writes it by itself. */
export function parseQuestions(search: string): (BuyerQuestionRow['id'] | SecurityClaim)[] {
  const asked = new URLSearchParams(search).getAll('ask').flatMap((ids) => ids.split(','));
  return [...securityClaims, ...rows.map(({ id }) => id)].filter((question) => asked.includes(question));
}
