import { useTranslation } from 'react-i18next';
import { courseLinks, featureLinks, textLinks } from './navigationLinks';

/** Returns a function that maps the path of an MDX page to its name in the navigation. */
export function useNavigationName(): (path: string) => string | undefined {
  const { t } = useTranslation('common');
  return (path) => {
    const link = links.find(({ to }) => to === path);
    return link && t(link.key);
  };
}

const links = [...courseLinks, ...featureLinks, ...textLinks];
