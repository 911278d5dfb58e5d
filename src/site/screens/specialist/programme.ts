import type { ParseKeys } from 'i18next';
import type { KeyId } from '../../i18n/KeyId';
import type { Programme as ProgrammeFacts } from '../../../content/datasets';
import type { IconName } from '../../ui/Icon';

/** A programme; its text is in the string table. */
export interface Programme extends Pick<ProgrammeFacts, 'hue'> {
  readonly slug: ProgrammeId;
  readonly icon: IconName;
  readonly provider: string;
  readonly features: readonly string[];
}

/** Returns the key of a feature; tests/unit/datasets.test.ts checks that the string table has it. */
export function featureKey(programme: ProgrammeId, feature: string): FeatureKey {
  return `programme.${programme}.feature.${feature}` as FeatureKey;
}

type ProgrammeId = KeyId<'specialist', 'programme.', '.title'>;
type FeatureKey = Extract<ParseKeys<'specialist'>, `programme.${string}.feature.${string}`>;
