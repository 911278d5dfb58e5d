import links from '../../content/data/links.json';
import { pagePath, parsePageName } from '../content/pages/contentKinds';

/** Returns the path of the page that a place of the site links to, by `content/data/links.json`. */
export function linkTo(place: keyof typeof links): string {
  const page = parsePageName(links[place]);
  if (!page)
    throw new Error(`content/data/links.json has “${links[place]}” for ${place}; npm run check says what to do`);
  return pagePath(page);
}
