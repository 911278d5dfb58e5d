import type { Partner as PartnerFacts } from '../../model/datasets';
import type { KeyId } from '../../i18n/KeyId';

/** A partner; its description is in the string table. */
export interface Partner extends Pick<PartnerFacts, 'name' | 'category' | 'url' | 'hue'> {
  readonly slug: KeyId<'partners', 'partner.', '.description'>;
}
