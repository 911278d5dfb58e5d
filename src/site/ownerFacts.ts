/**
 * Facts that only the owner knows. One that is set is stated in every language; of one that is not, a visitor can ask
 * (`buyerQuestions.ts` has the questions). The words of each are in `buying.json` under its name: a word such as `signsIn`, or
 * `kind`, chooses one of several texts (`activeAccount.signsIn`), and the other values stand for the text’s placeholders.
 */
interface OwnerFacts {
  /** What counts as an active account: a person who signs in that month, or one who can sign in. */
  readonly activeAccount?: 'signsIn' | 'canSignIn';
  /** The days of the free trial. */
  readonly trial?: { readonly count: number };
  /** Whether the prices include value added tax. */
  readonly vat?: 'included' | 'excluded';
  /** The months that a contract runs, and the days of notice before it ends. */
  readonly term?: { readonly months: number; readonly days: number };
  readonly payment?: 'invoice' | 'card' | 'invoiceOrCard';
  /** Whether the price includes setting the product up for a customer. */
  readonly setUp?: 'included' | 'charged';
  /** How customers reach support after launch. */
  readonly support?: 'email' | 'emailAndPhone' | 'emailPhoneAndChat';
  /** When support answers, in UK time such as “09:00”, and in which languages, by their codes. */
  readonly supportHours?: {
    readonly kind: 'weekdays' | 'everyDay';
    readonly from: string;
    readonly to: string;
    readonly languages: readonly string[];
  };
  /** The languages of the ready-made courses, by their codes. */
  readonly courseLanguages?: { readonly languages: readonly string[] };
  /** Who wrote the ready-made courses, and the day on which they were last checked against the law (“2026-11-01”). */
  readonly courseAuthors?: { readonly names: string; readonly date: string };
  /** Which courses end with a certificate for the learner. */
  readonly certificates?: 'everyCourse';
  /** The percentage of right answers that passes an assessment. */
  readonly passMark?: { readonly percent: number };
  /** How people without an email address sign in. */
  readonly signIn?: 'employeeNumber' | 'mobileNumber';
  /** Whether several people can use the same tablet, each signed in as themselves. */
  readonly sharedTablet?: 'eachSignsIn';
  /** The oldest systems that the app runs on, such as “16” and “10”, and whether it works without a connection. */
  readonly phones?: { readonly kind: 'online' | 'offline'; readonly ios: string; readonly android: string };
  /** Whether we move training records from a customer's earlier system. */
  readonly pastRecords?: 'moved';
  readonly scorm?: { readonly versions: readonly ('1.2' | '2004')[] };
  /** Where customer data is stored; `choice` lets the customer choose one of the two. */
  readonly hosting?: { readonly kind: 'unitedKingdom' | 'europeanUnion' | 'choice'; readonly provider: string };
  readonly subProcessors?: readonly {
    readonly name: string;
    readonly purpose: 'hosting' | 'storage' | 'email' | 'payments' | 'calendar' | 'ai' | 'support';
    readonly place: 'unitedKingdom' | 'europeanUnion' | 'unitedStates';
  }[];
  /** Where the data processing agreement is. */
  readonly processingAgreement?: { readonly address: string };
  /** The model behind the AI course builder, and whether its provider trains models on customers’ documents. */
  readonly ai?: { readonly kind: 'learns' | 'doesNotLearn'; readonly model: string; readonly provider: string };
  /** The formats in which a customer who leaves can export all records, and for how many days after the contract. */
  readonly leaving?: { readonly formats: string; readonly days: number };
  /** The share of a month for which the contract promises that the product can be reached. */
  readonly uptime?: { readonly percent: number };
  /** The year since which the company has existed (“2024”), and how many people work there. */
  readonly company?: { readonly year: string; readonly count: number };
  /** Where customers sign in, for the footer. */
  readonly signInAddress?: { readonly address: string };
}

export type OwnerFact = keyof OwnerFacts;

/** The owner's facts, such as `trial: { count: 14 }`; the build lists those that are not set. */
export const ownerFacts: OwnerFacts = {};
