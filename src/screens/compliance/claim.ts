import type { Claims } from '../../model/datasets';
import type { IconName } from '../../ui/icons';

type BadgeFacts = Claims['badges'][number];

/** A compliance badge; its words are in the string table. */
export interface Claim extends Pick<BadgeFacts, 'status' | 'wording' | 'evidence' | 'lastChecked'> {
  readonly id: 'iso-27001' | 'gdpr' | 'soc-2' | 'wcag';
  readonly icon: IconName;
}
