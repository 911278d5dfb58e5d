import { callCommand } from '../i18n/command';

/** `npm run screenshots [-- <lng> …]`: takes the pictures of the feature pages again. */
void callCommand({ words: '[lng …]', about: '', load: () => import('./take') }, process.argv.slice(2));
