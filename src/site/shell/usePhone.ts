import type { PublishedLanguage } from '../../content/pageContext';
import { brand } from '../brand';
import { usePage } from '../i18n/usePage';

/** Returns the phone number as it is dialled by the page's readers, and its link. */
export function usePhone(): { phone: string; phoneLink: string } {
  const { language } = usePage();
  return {
    phone: phoneOf(language),
    phoneLink: `tel:${brand.phoneInternational.replaceAll(' ', '')}`,
  };
}

/**
 * Returns the phone number as readers of a language dial it: in Britain without the country's code. Between words that are
 * written from right to left, its groups would change places: there it is isolated.
 */
export function phoneOf({ region, dir }: Pick<PublishedLanguage, 'region' | 'dir'>): string {
  const phone = region === 'GB' ? brand.phone : brand.phoneInternational;
  return dir === 'rtl' ? `\u2066${phone}\u2069` : phone;
}
