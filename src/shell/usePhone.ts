import { brand } from '../brand';
import { usePage } from '../i18n/usePage';

/** Returns the phone number as it is dialled by the page's readers, and its link: English and Welsh pages are read in Britain. */
export function usePhone(): { phone: string; phoneLink: string } {
  const { language } = usePage();
  return {
    phone: ['en', 'cy'].includes(language.code) ? brand.phone : brand.phoneInternational,
    phoneLink: `tel:${brand.phoneInternational.replaceAll(' ', '')}`,
  };
}
