import { createCommandLine, runAsProgram } from '../../src/commandLine/commandLine';
import { doctor } from './doctor';
import { setUp } from './setup';
import { upgrade } from './upgrade';
import { erase, exportPerson, list, send, show, statuses } from './requests';

const status = `--status <${statuses.join('|')}>`;
export const leads = createCommandLine('leads', 'supabase/README.md', {
  list: {
    usage: `[${status}] [--since <days, such as 30d>] [--csv]`,
    description: 'contact requests with what became of them, the newest first; as CSV for a spreadsheet',
    run: list,
  },
  show: { usage: '<id>', description: 'one request, whole', run: show },
  send: {
    usage: `<id …> | ${status} [--again]`,
    description: 'sends requests to those who do not have them; with --again, those that were mailed already too',
    run: send,
  },
  export: {
    usage: '<mail address | id>',
    description: 'everything stored about a person, as JSON, for their right of access; recorded without the data',
    run: exportPerson,
  },
  erase: {
    usage: '<mail address | id> --yes',
    description: 'deletes everything stored about a person, or one request; recorded without the data',
    run: erase,
  },
  setup: {
    usage: '[--password]',
    description:
      'gives a project its secrets, jobs and role, and with --password a new password for the other commands',
    run: setUp,
  },
  upgrade: {
    usage: '',
    description: 'brings the requests of a database that migrations cannot change into the tables of this version',
    run: upgrade,
  },
  doctor: {
    usage: '[--mail]',
    description: 'checks a deployment: tables, jobs, mail, function, visitor address; --mail sends a test',
    run: doctor,
  },
});

if (require.main === module) runAsProgram(leads);
