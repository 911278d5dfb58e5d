import { linkTo } from './links';
import type { OwnerFact } from './ownerFacts';

const policy = { heading: 'common:nav.page.privacy-policy', path: linkTo('privacyPolicy') } as const;

/** Where the site says something: its heading there, its page and its anchor. */
export const places = {
  benefits: { heading: 'home:benefits.title', path: '/', anchor: 'benefits' },
  faq: { heading: 'home:faq.title', path: '/', anchor: 'questions' },
  policyRoles: { ...policy, anchor: 'introduction' },
  policyBreach: { ...policy, anchor: 'data-security' },
  policyTime: { ...policy, anchor: 'data-retention' },
  policyCompanies: { ...policy, anchor: 'third-parties' },
  feed: { heading: 'home:showcase.socialFeed.label', path: '/', anchor: 'showcase-socialFeed' },
  lesson: { heading: 'common:nav.lesson', path: linkTo('sampleLesson'), anchor: 'record' },
  contact: { heading: 'common:nav.contact', path: '/contact', anchor: 'contact-form' },
  reports: { heading: 'common:nav.feature.reporting', path: '/features/reporting', anchor: 'more' },
  integrations: { heading: 'common:nav.integrations', path: '/integrations', anchor: 'sso' },
  vulnerability: {
    heading: 'compliance:vulnerability.title',
    path: '/compliance/overview',
    anchor: 'report-a-vulnerability',
  },
} as const;

/**
 * A question: the owner's facts that answer it, the key of the sentence in which the site says a part of it already, or the
 * security claim that it is about, and where one can check that. Of a claim with its own id the evidence is asked.
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
    { id: 'keys', facts: [], claim: 'encryption', under: 'policyBreach' },
    { id: 'audits', facts: [], claim: 'audits', under: 'vulnerability' },
    { id: 'mfa', facts: [], claim: 'mfa', under: 'policyBreach' },
    { id: 'backup', facts: [], claim: 'backup', under: 'policyTime' },
    { id: 'uptime', facts: ['uptime'], claim: 'monitoring', under: 'policyBreach' },
    { id: 'api', facts: [], claim: 'api', under: 'integrations' },
    { id: 'hosting', facts: ['hosting'], claim: 'residency', under: 'policyCompanies' },
    { id: 'subProcessors', facts: ['subProcessors'], says: 'buying:said.subProcessors', under: 'policyCompanies' },
    { id: 'leaving', facts: ['leaving'], says: 'buying:said.leaving', under: 'lesson' },
    { id: 'processingAgreement', facts: ['processingAgreement'] },
    { id: 'ai', facts: ['ai'] },
    { id: 'company', facts: ['company'] },
    { id: 'figures', facts: [] },
  ],
  price: [
    { id: 'activeAccount', facts: ['activeAccount'] },
    { id: 'vat', facts: ['vat'] },
    { id: 'term', facts: ['term'] },
    { id: 'payment', facts: ['payment'] },
    { id: 'setUp', facts: ['setUp'], says: 'home:benefits.implementation.text', under: 'benefits' },
    { id: 'trial', facts: ['trial'] },
    { id: 'support', facts: ['support', 'supportHours'], says: 'contact:form.reply', under: 'contact' },
  ],
  people: [
    { id: 'courseLanguages', facts: ['courseLanguages'], says: 'home:faq.languages.answer', under: 'faq' },
    { id: 'courseAuthors', facts: ['courseAuthors'] },
    { id: 'certificates', facts: ['certificates'], says: 'buying:said.certificates', under: 'lesson' },
    { id: 'passMark', facts: ['passMark'], says: 'buying:said.passMark', under: 'lesson' },
    { id: 'signInShared', facts: ['signIn', 'sharedTablet'], says: 'buying:said.signInShared', under: 'feed' },
    { id: 'phones', facts: ['phones'], says: 'home:benefits.productivity.text', under: 'benefits' },
    { id: 'pastRecords', facts: ['pastRecords'] },
    { id: 'scorm', facts: ['scorm'], says: 'buying:said.scorm', under: 'faq' },
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type QuestionGroup = keyof typeof buyerQuestions;
export type BuyerQuestionRow = (typeof buyerQuestions)[QuestionGroup][number];

/** What pages answer without a fact of the owner's: the keys of question and answer, and where one can check it. */
export const pageAnswers = {
  security: [
    { question: 'compliance:kept.question', says: 'compliance:kept.answer', under: 'policyTime' },
    { question: 'buying:question.controller', says: 'buying:said.controller', under: 'policyRoles' },
    { question: 'buying:question.breach', says: 'buying:said.breach', under: 'policyBreach' },
    { question: 'buying:question.abroad', says: 'buying:said.abroad', under: 'policyCompanies' },
    { question: 'buying:question.sold', says: 'buying:said.sold', under: 'policyCompanies' },
    { question: 'compliance:security.rbac.title', says: 'compliance:security.rbac.text', under: 'reports' },
    { question: 'buying:question.officer', says: 'buying:said.officer', under: 'lesson' },
  ],
  price: [{ question: 'pricing:priceFaq.estimate.question', says: 'pricing:priceFaq.estimate.answer' }],
  people: [{ question: 'buying:question.accredited', says: 'courses:note.text' }],
} as const;

const rows = Object.values(buyerQuestions).flatMap((group): readonly BuyerQuestionRow[] => group);

/** Whether a question asks for the evidence of the claim of its name. */
export function asksForEvidence(
  id: BuyerQuestionRow['id'],
): id is Extract<BuyerQuestionRow['id'], Extract<BuyerQuestionRow, { claim: string }>['claim']> {
  return buyerQuestions.security.some((row) => 'claim' in row && row.claim === id);
}

/** The facts that the questions ask for, and the footer. */
export const askedFacts = [...rows.flatMap(({ facts }): readonly OwnerFact[] => facts), 'signInAddress'] as const;

/** Returns the keys of other pages' strings that the questions quote, for a page that shows them. */
export function quotedStrings(groups: readonly QuestionGroup[]): readonly string[] {
  const shown = groups.flatMap((group) => [...buyerQuestions[group], ...pageAnswers[group]]);
  return shown.flatMap((row) => [
    ...('question' in row ? [row.question] : []),
    ...('says' in row ? [row.says] : []),
    ...('under' in row ? [places[row.under].heading] : []),
    ...('claim' in row ? [`compliance:security.${row.claim}.title`] : []),
  ]);
}

/** Returns the questions of `?ask=vat,support`, or of `?ask=vat&ask=support` as a browser writes it by itself. */
export function parseQuestions(search: string): BuyerQuestionRow['id'][] {
  const asked = new URLSearchParams(search).getAll('ask').flatMap((ids) => ids.split(','));
  return rows.map(({ id }) => id).filter((question) => asked.includes(question));
}
