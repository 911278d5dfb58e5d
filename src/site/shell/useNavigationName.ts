import { useTranslation } from 'react-i18next';
import { courseLinks, featureLinks, textLinks } from './navigationLinks';

/** Returns a function that maps the path of an MDX page to its name in the navigation. */
export function useNavigationName(): (path: string) => string | undefined {
  const { t } = useTranslation('common');
  return (path) => {
    const key = keys.get(path);
    return key && t(key);
  };
}

const links = [...courseLinks, ...featureLinks, ...textLinks];
type Key = (typeof links)[number]['key'];
const keys = new Map<string, Key>(links.map(({ to, key }) => [to, key]));
