import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../i18n/LocaleLink';
import type { PageLinks } from '../i18n/usePage';
import { P } from '../ui/elements';
import type { NavigationLink } from './navigationLinks';

interface NavigationItemsProps {
  links: readonly NavigationLink[];
  /** What is said of them below their names. */
  summaries?: PageLinks['summaries'];
  className?: string;
}

/** Links to pages of the site, as the items of a list. */
export function NavigationItems({ links, summaries, className }: NavigationItemsProps) {
  const { t } = useTranslation('common');
  return links.map(({ key, to }) => (
    <li key={to}>
      <LocaleLink to={to} className={className}>
        {t(key)}
        {summaries?.[to] && <P lang={summaries[to].lang}>{summaries[to].summary}</P>}
      </LocaleLink>
    </li>
  ));
}
