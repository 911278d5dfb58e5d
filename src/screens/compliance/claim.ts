import type { Claims } from '../../model/datasets';
import type { IconName } from '../../ui/icons';

type BadgeFacts = Claims['badges'][number];

/** A badge as the screen shows it: facts here, words in the string table. */
export interface Claim extends Pick<BadgeFacts, 'status' | 'wording' | 'evidence' | 'lastChecked'> {
  readonly id: 'iso-27001' | 'gdpr' | 'soc-2' | 'wcag';
  readonly icon: IconName;
}
