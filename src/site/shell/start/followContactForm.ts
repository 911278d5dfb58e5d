/** Runs inline in the pages of the contact form; compiled on its own and never imported (src/build/exportSite.ts). */
import { followContactForm } from './unsentRequest';

followContactForm();
