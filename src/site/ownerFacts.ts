/** Facts that only the owner knows. The site says nothing about one that is not set. */
interface OwnerFacts {
  /** What counts as an active account: a person who signs in that month, or one who can sign in. */
  readonly activeAccount: 'signsIn' | 'canSignIn' | undefined;
  readonly trialDays: number | undefined;
  /** Whether the prices include value added tax. */
  readonly vat: 'included' | 'excluded' | undefined;
  /** Where customer data is stored; `choice` lets the customer choose one of the two. */
  readonly hosting:
    { readonly region: 'unitedKingdom' | 'europeanUnion' | 'choice'; readonly provider: string } | undefined;
  /** The model behind the AI course builder, and whether its provider trains models on customers’ documents. */
  readonly ai: { readonly model: string; readonly provider: string; readonly learns: boolean } | undefined;
  readonly subProcessors: readonly SubProcessor[] | undefined;
  /** How customers reach support after launch. */
  readonly support: 'email' | 'emailAndPhone' | 'emailPhoneAndChat' | undefined;
}

interface SubProcessor {
  readonly name: string;
  readonly purpose: 'hosting' | 'storage' | 'email' | 'payments' | 'calendar' | 'ai' | 'support';
  readonly place: 'unitedKingdom' | 'europeanUnion' | 'unitedStates';
}

/** The owner's facts; the build lists those that are not set. */
export const ownerFacts: OwnerFacts = {
  activeAccount: undefined,
  trialDays: undefined,
  vat: undefined,
  hosting: undefined,
  ai: undefined,
  subProcessors: undefined,
  support: undefined,
};
