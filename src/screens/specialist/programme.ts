import type { ParseKeys } from 'i18next';
import type { Partner, Programme as ProgrammeFacts } from '../../model/datasets';
import type { PartnerId } from '../../scenes/PartnerMark';
import type { IconName } from '../../ui/icons';

/** A programme; its text is in the string table. */
export interface Programme extends Pick<ProgrammeFacts, 'hue'> {
  readonly slug: ProgrammeId;
  readonly icon: IconName;
  readonly provider: string;
  readonly features: readonly string[];
}

export interface Provider extends Pick<Partner, 'name' | 'url' | 'hue'> {
  readonly slug: PartnerId;
}

/** Returns the key of a feature; tests/unit/datasets.test.ts checks that the string table has it. */
export function featureKey(programme: ProgrammeId, feature: string): FeatureKey {
  return `programme.${programme}.feature.${feature}` as FeatureKey;
}

type Key = ParseKeys<'specialist'>;
type KeyOf<Pattern extends string, All = Key> = All extends Pattern ? All : never;
type FeatureKey = KeyOf<`programme.${string}.feature.${string}`>;
type ProgrammeId = IdOf<Key>;
type IdOf<All> = All extends `programme.${infer Id}.title` ? Id : never;
