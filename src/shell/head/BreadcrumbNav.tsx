import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { useContentLanguage } from '../prose/useContentLanguage';

/** A breadcrumb; the current page has no link. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

/** The page's breadcrumbs, starting with the home page. */
export function BreadcrumbNav({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  const { interfaceLang } = useContentLanguage();
  const all: readonly Breadcrumb[] = [{ label: t('nav.home'), to: '/' }, ...items];
  return (
    <div lang={interfaceLang}>
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        items={all.map(({ label, to }) => ({ label, link: to && <LocaleLink to={to}>{label}</LocaleLink> }))}
      />
    </div>
  );
}
