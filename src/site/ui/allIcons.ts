import onlyInContent from './contentIcons.json';
import icons from './icons.json';
import pageIcons from './pageIcons.json';

/** The drawings of all icons. Those that content alone names have a file that only pages load which show such icons. */
export const allIcons: Readonly<Record<string, string>> = { ...icons, ...pageIcons, ...onlyInContent };
