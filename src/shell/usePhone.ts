import { brand } from '../brand';
import { usePage } from '../i18n/usePage';
import { phoneOf } from './phoneOf';

/** Returns the phone number as it is dialled by the page's readers, and its link. */
export function usePhone(): { phone: string; phoneLink: string } {
  const { language } = usePage();
  return {
    phone: phoneOf(language.code),
    phoneLink: `tel:${brand.phoneInternational.replaceAll(' ', '')}`,
  };
}
