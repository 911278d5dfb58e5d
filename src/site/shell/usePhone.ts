import { regionOf } from '../../content/languageTag';
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

/** Returns the phone number as readers of a language dial it: in Britain without the country's code. */
export function phoneOf(language: string): string {
  return regionOf(language) === 'GB' ? brand.phone : brand.phoneInternational;
}
