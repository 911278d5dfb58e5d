import { shownOf } from './placeholders';

/**
 * Facts that only the owner knows. One that is set is stated in every language; of one that is not, a visitor can ask
 * (`buyerQuestions.ts` has the questions).
 */
interface OwnerFacts {
  /** What counts as an active account: a person who signs in that month, or one who can sign in. */
  readonly activeAccount: 'signsIn' | 'canSignIn' | undefined;
  readonly trialDays: number | undefined;
  /** Whether the prices include value added tax. */
  readonly vat: 'included' | 'excluded' | undefined;
  /** The months that a contract runs, and the days of notice before it ends. */
  readonly term: { readonly months: number; readonly noticeDays: number } | undefined;
  readonly payment: 'invoice' | 'card' | 'invoiceOrCard' | undefined;
  /** Whether the price includes setting the product up for a customer. */
  readonly setUp: 'included' | 'charged' | undefined;
  /** How customers reach support after launch. */
  readonly support: 'email' | 'emailAndPhone' | 'emailPhoneAndChat' | undefined;
  /** When support answers, in UK time such as “09:00”, and in which languages, by their codes. */
  readonly supportHours:
    | {
        readonly days: 'weekdays' | 'everyDay';
        readonly from: string;
        readonly to: string;
        readonly languages: readonly string[];
      }
    | undefined;
  /** The languages of the ready-made courses, by their codes. */
  readonly courseLanguages: readonly string[] | undefined;
  /** Who wrote the ready-made courses, and the day on which they were last checked against the law (“2026-11-01”). */
  readonly courseAuthors: { readonly names: string; readonly checked: string } | undefined;
  /** Which courses end with a certificate for the learner. */
  readonly certificates: 'everyCourse' | undefined;
  /** The percentage of right answers that passes an assessment. */
  readonly passMark: number | undefined;
  /** Whether several people can use the same tablet, each signed in as themselves. */
  readonly sharedTablet: 'eachSignsIn' | undefined;
  /** How people without an email address sign in. */
  readonly signInWithoutEmail: 'employeeNumber' | 'mobileNumber' | undefined;
  /** The oldest systems that the app runs on, such as “16” and “10”, and whether it works without a connection. */
  readonly phones: { readonly ios: string; readonly android: string; readonly offline: boolean } | undefined;
  /** Whether we move training records from a customer's earlier system. */
  readonly pastRecords: 'moved' | undefined;
  readonly scorm: readonly ('1.2' | '2004')[] | undefined;
  /** Where customer data is stored; `choice` lets the customer choose one of the two. */
  readonly hosting:
    { readonly region: 'unitedKingdom' | 'europeanUnion' | 'choice'; readonly provider: string } | undefined;
  readonly subProcessors: readonly SubProcessor[] | undefined;
  /** The address of the data processing agreement. */
  readonly processingAgreement: string | undefined;
  /** The model behind the AI course builder, and whether its provider trains models on customers’ documents. */
  readonly ai: { readonly model: string; readonly provider: string; readonly learns: boolean } | undefined;
  /** The formats in which a customer who leaves can export all records, and for how many days after the contract. */
  readonly exportOnLeaving: { readonly formats: string; readonly days: number } | undefined;
  /** The share of a month for which the contract promises that the product can be reached, in percent. */
  readonly uptime: number | undefined;
  /** Since when the company has existed, and how many people work there. */
  readonly company: { readonly since: number; readonly people: number } | undefined;
  /** The address where customers sign in, for the footer. */
  readonly signInUrl: string | undefined;
}

interface SubProcessor {
  readonly name: string;
  readonly purpose: 'hosting' | 'storage' | 'email' | 'payments' | 'calendar' | 'ai' | 'support';
  readonly place: 'unitedKingdom' | 'europeanUnion' | 'unitedStates';
}

const written: OwnerFacts = {
  activeAccount: undefined,
  trialDays: undefined,
  vat: undefined,
  term: undefined,
  payment: undefined,
  setUp: undefined,
  support: undefined,
  supportHours: undefined,
  courseLanguages: undefined,
  courseAuthors: undefined,
  certificates: undefined,
  passMark: undefined,
  sharedTablet: undefined,
  signInWithoutEmail: undefined,
  phones: undefined,
  pastRecords: undefined,
  scorm: undefined,
  hosting: undefined,
  subProcessors: undefined,
  processingAgreement: undefined,
  ai: undefined,
  exportOnLeaving: undefined,
  uptime: undefined,
  company: undefined,
  signInUrl: undefined,
};

export type ShownAddresses = Pick<OwnerFacts, 'processingAgreement' | 'signInUrl'>;

/** The addresses among them that may be shown; in the browser as `shownEntries` of brand.ts. */
export const shownAddresses: ShownAddresses =
  typeof __SHOWN_ADDRESSES__ === 'undefined'
    ? shownOf({ processingAgreement: written.processingAgreement, signInUrl: written.signInUrl })
    : __SHOWN_ADDRESSES__;

/** The owner's facts, without addresses that hold the place of real ones; the build lists those that are not set. */
export const ownerFacts: OwnerFacts = { ...written, ...shownAddresses };
