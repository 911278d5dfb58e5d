import onlyInContent from './contentIcons.json';
import icons from './icons.json';
import pageIcons from './pageIcons.json';

/**
 * The drawings of all icons, which content may name. Those that no code shows are in a file of their own, which only the
 * pages load that show what content names.
 */
export const allIcons: Readonly<Record<string, string>> = { ...icons, ...pageIcons, ...onlyInContent };
