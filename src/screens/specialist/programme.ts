import type { ParseKeys } from 'i18next';
import type { Partner, Programme as ProgrammeFacts } from '../../model/datasets';
import type { PartnerId } from '../../scenes/PartnerMark';
import type { IconName } from '../../ui/icons';

/** A programme as the screen shows it: facts here, words in the string table. */
export interface Programme extends Pick<ProgrammeFacts, 'hue'> {
  readonly slug: ProgrammeId;
  readonly icon: IconName;
  readonly provider: string;
  readonly features: readonly string[];
}

/** A partner that teaches a programme. */
export interface Provider extends Pick<Partner, 'name' | 'url' | 'hue'> {
  readonly slug: PartnerId;
}

/** The key of one of a programme's features; tests/unit/datasets.test.ts holds that the string table has it. */
export function featureKey(programme: ProgrammeId, feature: string): FeatureKey {
  return `programme.${programme}.feature.${feature}` as FeatureKey;
}

type Key = ParseKeys<'specialist'>;
type KeyOf<Pattern extends string, All = Key> = All extends Pattern ? All : never;
type FeatureKey = KeyOf<`programme.${string}.feature.${string}`>;
type ProgrammeId = IdOf<Key>;
type IdOf<All> = All extends `programme.${infer Id}.title` ? Id : never;
