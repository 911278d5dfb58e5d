import type { Partner as PartnerFacts } from '../../model/datasets';
import type { PartnerId } from '../../scenes/PartnerMark';

/** A partner; its description is in the string table. */
export interface Partner extends Pick<PartnerFacts, 'name' | 'category' | 'url' | 'hue'> {
  readonly slug: PartnerId;
}
