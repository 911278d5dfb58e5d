import { brand } from '../brand';
import { usePage } from '../i18n/usePage';
import { Logo } from '../ui/Logo';

/** The mark and name of the site; drawn where pages take their Latin letters from the reader (src/build/typefaces.ts). */
export function SiteLogo() {
  const { language } = usePage();
  return <Logo wordmark={brand.name} asSvg={['th', 'zh'].includes(language.code)} />;
}
