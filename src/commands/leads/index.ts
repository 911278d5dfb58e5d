import { runAsProgram, runCommandLine } from '../commandLine';
import { flag, text, type Command } from '../i18n/command';
import { doctor } from './doctor';
import { erase, exportPerson, list, send, show } from './requests';

const commands: Readonly<Record<string, Command>> = {
  list: {
    words: '[--status waiting|mailed|given-up|limit|spam] [--since 30d] [--csv]',
    about: 'contact requests with what became of them, the newest first; as CSV for a spreadsheet',
    options: { status: text, since: text, csv: flag },
    load: async () => ({ run: list }),
  },
  show: { words: '<id>', about: 'one request, whole', load: async () => ({ run: show }) },
  send: {
    words: '<id …> | --status given-up',
    about: 'sends requests again, and those that were held for the first time',
    options: { status: text },
    load: async () => ({ run: send }),
  },
  export: {
    words: '<mail address>',
    about: 'everything stored about a person, as JSON, for their right of access; recorded without the data',
    load: async () => ({ run: exportPerson }),
  },
  erase: {
    words: '<mail address> --yes',
    about: 'deletes everything stored about a person, for their right to deletion; recorded without the data',
    options: { yes: flag },
    load: async () => ({ run: erase }),
  },
  doctor: {
    words: '[--mail]',
    about: 'checks a deployment: migrations, jobs, secrets, function, visitor address, clock; --mail sends a test',
    options: { mail: flag },
    load: async () => ({ run: doctor }),
  },
};

/** The owner's command line: `npm run leads -- <command>`. */
export function leads(words: readonly string[]): Promise<void> {
  return runCommandLine('leads', commands, 'supabase/README.md', words);
}

if (require.main === module) runAsProgram(leads);
