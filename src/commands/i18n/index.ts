import { runCommandLine } from '../commandLine';
import type { Command } from './command';

/** The translators' command line: `npm run i18n -- <command>`. */
const commands: Readonly<Record<string, Command>> = {
  accept: {
    words: '<lng> [page, namespace or key …]',
    about: 'says “still right as it is”: pins it to the English of today. --reviewed: a person has looked at it',
    options: { reviewed: { type: 'boolean' } },
    load: () => import('./accept'),
  },
};

runCommandLine('i18n', commands, 'locales/TRANSLATING.md');
