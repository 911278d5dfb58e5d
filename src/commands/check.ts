import { runAsProgram } from './commandLine';
import { run } from './i18n/checkTranslations';
import { callCommand, flag } from './i18n/command';

/** `npm run check`: everything that is wrong in `content/` and `locales/`, in English and all published languages. */
export function check(words: readonly string[]): Promise<void> {
  return callCommand({ usage: '', description: '', options: { fix: flag }, load: async () => ({ run }) }, words);
}

if (require.main === module) runAsProgram(check);
