import { brand } from '../brand';
import { usePage } from '../i18n/usePage';
import { Logo } from '../ui/Logo';

/** The site's logo; its name is an SVG on pages that load no Latin font (src/build/typefaces.ts). */
export function SiteLogo() {
  const { language } = usePage();
  return <Logo wordmark={brand.name} asSvg={['th', 'zh'].includes(language.code)} />;
}
