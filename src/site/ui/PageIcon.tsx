import { Drawing, Icon, isCommon, type IconName } from './Icon';
import drawings from './pageIcons.json';

/** The name of an icon that the site's own code shows, some of which the home page does not. */
export type PageIconName = IconName | keyof typeof drawings;

/** A decorative icon the size of its text, for what the home page does not show at once. */
export function PageIcon({ name }: { name: PageIconName }) {
  return isCommon(name) ? <Icon name={name} /> : <Drawing path={drawings[name]} />;
}
