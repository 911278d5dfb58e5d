import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../i18n/LocaleLink';
import type { NavigationLink } from './navigationLinks';

/** Links to pages of the site, as the items of a list. */
export function NavigationItems({ links, className }: { links: readonly NavigationLink[]; className?: string }) {
  const { t } = useTranslation('common');
  return links.map(({ key, to }) => (
    <li key={to}>
      <LocaleLink to={to} className={className}>
        {t(key)}
      </LocaleLink>
    </li>
  ));
}
