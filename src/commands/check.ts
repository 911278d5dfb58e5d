import { run } from './i18n/checkTranslations';
import { callCommand } from './i18n/command';

/** `npm run check`: everything that is wrong in `content/` and `locales/`, in English and all published languages. */
callCommand(
  { words: '', about: '', options: { fix: { type: 'boolean' } }, load: () => Promise.resolve({ run }) },
  process.argv.slice(2),
);
