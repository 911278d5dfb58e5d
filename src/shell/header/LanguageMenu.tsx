import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { NavMenu } from '../../ui/NavMenu';
import { LanguageItems } from './LanguageItems';

/** The language switcher: every published language by its own name; the page stays the same. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language, languages } = usePage();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('language.label')}>
      <NavMenu id="language-menu" label={language.name} columns={languages.length > 6 ? 2 : 1} align="end">
        <LanguageItems />
      </NavMenu>
    </nav>
  );
}
