import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Breadcrumbs } from '../../ui/Breadcrumbs';

/** A step on the way to a page; the page itself has no link. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

/** The way from the home page to this one, as links (the same that the structured data tells). */
export function BreadcrumbNav({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  const all: readonly Breadcrumb[] = [{ label: t('nav.home'), to: '/' }, ...items];
  return (
    <Breadcrumbs
      label={t('breadcrumbs.label')}
      items={all.map(({ label, to }) => ({ label, link: to && <LocaleLink to={to}>{label}</LocaleLink> }))}
    />
  );
}
