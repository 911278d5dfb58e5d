import { brand } from '../brand';
import { usePage } from '../i18n/usePage';

/** Returns the phone number as it is dialled by the page's readers, and its link. */
export function usePhone(): { phone: string; phoneLink: string } {
  const { language } = usePage();
  return {
    phone: phoneOf(language.code),
    phoneLink: `tel:${brand.phoneInternational.replaceAll(' ', '')}`,
  };
}

/** Returns the phone number as readers of a language dial it: English and Welsh pages are read in Britain. */
export function phoneOf(language: string): string {
  return ['en', 'cy'].includes(language) ? brand.phone : brand.phoneInternational;
}
