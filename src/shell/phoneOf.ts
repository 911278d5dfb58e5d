import { brand } from '../brand';

/** Returns the phone number as readers of a language dial it: English and Welsh pages are read in Britain. */
export function phoneOf(language: string): string {
  return ['en', 'cy'].includes(language) ? brand.phone : brand.phoneInternational;
}
