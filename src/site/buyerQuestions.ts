import { linkTo } from './links';
import type { OwnerFact } from './ownerFacts';

/** Where the site says something: its heading there, its page and its anchor. */
export const places = {
  benefits: { heading: 'home:benefits.title', path: '/', anchor: 'benefits' },
  faq: { heading: 'home:faq.title', path: '/', anchor: 'questions' },
  policyTime: { heading: 'common:consent.privacy', path: linkTo('privacyPolicy'), anchor: 'data-retention' },
  policyCompanies: { heading: 'common:consent.privacy', path: linkTo('privacyPolicy'), anchor: 'third-parties' },
  feed: { heading: 'home:showcase.socialFeed.label', path: '/', anchor: 'showcase-socialFeed' },
} as const;

/**
 * A question: the owner's facts that answer it, and where the site says a part of it already, the key of that sentence, or the
 * security claim that it is about; of a claim with its own id the evidence is asked.
 */
interface Row {
  readonly id: string;
  readonly facts: readonly OwnerFact[];
  readonly claim?: string;
  readonly says?: string;
  readonly under?: keyof typeof places;
}

/**
 * What buyers ask, by subject. The facts of `ownerFacts.ts` answer a question; until all of them are set, the row quotes what
 * the site says, or one asks. A quoted sentence stays where it is; where none answers the question, `buying.json` has one.
 */
export const buyerQuestions = {
  security: [
    { id: 'encryption', facts: [], claim: 'encryption' },
    { id: 'audits', facts: [], claim: 'audits' },
    { id: 'mfa', facts: [], claim: 'mfa' },
    { id: 'rbac', facts: [], claim: 'rbac' },
    { id: 'backup', facts: [], claim: 'backup' },
    { id: 'uptime', facts: ['uptime'], claim: 'monitoring' },
    { id: 'api', facts: [], claim: 'api' },
    { id: 'hosting', facts: ['hosting'], claim: 'residency' },
  ],
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
    { id: 'signInShared', facts: ['signIn', 'sharedTablet'], says: 'buying:said.signInShared', under: 'feed' },
    { id: 'phones', facts: ['phones'] },
    { id: 'pastRecords', facts: ['pastRecords'] },
    { id: 'scorm', facts: ['scorm'], says: 'buying:said.scorm', under: 'faq' },
  ],
  data: [
    // What others accept is no fact of the owner's.
    { id: 'officer', facts: [], says: 'home:faq.compliance.answer', under: 'faq' },
    { id: 'subProcessors', facts: ['subProcessors'], says: 'buying:said.subProcessors', under: 'policyCompanies' },
    { id: 'processingAgreement', facts: ['processingAgreement'] },
    { id: 'ai', facts: ['ai'] },
    { id: 'leaving', facts: ['leaving'], says: 'buying:said.leaving', under: 'policyTime' },
    { id: 'company', facts: ['company'] },
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type QuestionGroup = keyof typeof buyerQuestions;
export type BuyerQuestionRow = (typeof buyerQuestions)[QuestionGroup][number];

/** What pages answer without a fact of the owner's: the keys of question and answer. */
export const pageAnswers = {
  security: [],
  price: [
    ['pricing:priceFaq.included.question', 'pricing:priceFaq.included.answer'],
    ['pricing:priceFaq.minimum.question', 'pricing:priceFaq.minimum.answer'],
    ['pricing:priceFaq.trial.question', 'pricing:priceFaq.trial.answer'],
    ['pricing:priceFaq.estimate.question', 'pricing:priceFaq.estimate.answer'],
  ],
  people: [['buying:question.accredited', 'courses:note.text']],
  data: [['compliance:kept.question', 'compliance:kept.answer']],
} as const;

const rows = Object.values(buyerQuestions).flatMap((group): readonly BuyerQuestionRow[] => group);

/** Whether a question asks for the evidence of the claim of its name. */
export function asksForEvidence(
  id: BuyerQuestionRow['id'],
): id is Extract<(typeof buyerQuestions)['security'][number], { facts: readonly [] }>['id'] {
  return buyerQuestions.security.some((row) => row.claim === id);
}

/** The facts that the questions ask for, and the footer. */
export const askedFacts = [...rows.flatMap(({ facts }): readonly OwnerFact[] => facts), 'signInAddress'] as const;

/** Returns the keys of other pages' strings that the questions quote, for a page that shows them. */
export function quotedStrings(groups: readonly QuestionGroup[]): readonly string[] {
  const asked = groups.flatMap((group): readonly BuyerQuestionRow[] => buyerQuestions[group]);
  const quoted = asked.flatMap((row) => [
    ...('says' in row ? [row.says, places[row.under].heading] : []),
    ...('claim' in row ? [`compliance:security.${row.claim}.title`] : []),
  ]);
  return [...quoted, ...groups.flatMap((group) => pageAnswers[group].flat())];
}

/** Returns the questions of `?ask=vat,support`, or of `?ask=vat&ask=support` as a browser writes it by itself. */
export function parseQuestions(search: string): BuyerQuestionRow['id'][] {
  const asked = new URLSearchParams(search).getAll('ask').flatMap((ids) => ids.split(','));
  return rows.map(({ id }) => id).filter((question) => asked.includes(question));
}
