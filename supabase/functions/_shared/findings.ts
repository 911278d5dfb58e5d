import { backendVersion } from './version.ts';

/** What `contact_figures` knows of a deployment: minutes and counts, null for “never” and “nothing”. */
type Figures = Readonly<Record<string, number | null>>;

/** What is known of the database: what it says, and whether it takes a request, which is tried and taken back. */
export interface Facts {
  readonly figures: Figures;
  /** The outcome of `try_contact`, or the code of the error. */
  readonly tried: string;
  /** What `contact_version` says of the tables. */
  readonly tables: { readonly newest: string | null; readonly hash: string };
}

/** Something that is wrong, and what to do about it. It names nobody: anyone may read it. */
type Problem = Readonly<Record<'sentence' | 'toDo', string>>;

/** What fails is named after so many minutes: the job runs each minute, and the mail server is asked every three. */
const lateMinutes = 5;

/** Where the tables take more than this, a free project of 500 MB will soon take no request. */
const tooManyBytes = 300_000_000;

/**
 * Returns what keeps requests from being stored or from reaching the team, or would let nobody notice it. `/health`, the doctor,
 * the daily digest and the release check say the same. What is not known counts as wrong.
 */
export function problemsOf({ figures, tried, tables }: Facts, dailyDigest: boolean): Problem[] {
  const atLeast = (name: string, minutes: number) => (figures[name] ?? 0) >= minutes;
  const job = figures.jobReachedMinutesAgo ?? null;
  const isJobLate = job === null || job >= lateMinutes;
  const isSilent = (server: string) =>
    atLeast(`${server}SilentMinutes`, lateMinutes) || atLeast(`${server}FailingMinutes`, lateMinutes);
  // The job asks the mail server: without it nothing is known of one that has nothing to take.
  const isMute = !isJobLate && (figures.mailAnsweredMinutesAgo ?? Infinity) >= lateMinutes;
  const silent = { mail: isSilent('mail') || isMute, webhook: isSilent('webhook') };
  const [number = '', content] = backendVersion.split('-');
  // Older than the function, or of its number with another content.
  const areOther = tables.hash !== content && !(tables.newest !== null && tables.newest > number);
  const waits = !silent.mail && !silent.webhook && atLeast('oldestWaitingMinutes', 61);
  const rows: [isWrong: boolean, sentence: string, toDo: string][] = [
    [tried !== 'stored', `The database takes no requests (${tried}).`, 'Is its disk full, or is it read-only?'],
    [areOther, 'The tables are not those of this version of the function.', 'supabase/README.md, “Deployment”, step 2'],
    [
      atLeast('open', 1),
      'The project’s API may use what only the function may.',
      'After a restore: npm run leads -- setup, at once.',
    ],
    [
      isJobLate,
      job === null
        ? 'The retry job has never come to its end.'
        : `The retry job has not come to its end for ${lateMinutes} minutes.`,
      'Are pg_cron and pg_net on (Database, Extensions), and has npm run leads -- setup been called since? select * from net._http_response order by created desc limit 5 shows how its calls ended.',
    ],
    [
      dailyDigest && figures.digestLateMinutes === null && job !== null,
      'It is not known when the daily digest is due.',
      'Does its claim fail? The function’s log says “notice not sent”.',
    ],
    [
      dailyDigest && atLeast('digestLateMinutes', 121),
      'The daily digest was not sent to everybody.',
      'The function’s log says why (notice not sent); what fails for a recipient is tried again within the hour.',
    ],
    [
      silent.mail,
      `The mail server has taken nothing for ${lateMinutes} minutes.`,
      'What waits for it is sent by itself once it takes mails again.',
    ],
    [
      silent.webhook,
      `The webhook has taken nothing for ${lateMinutes} minutes.`,
      'What waits for it is sent by itself once it takes events again.',
    ],
    [
      atLeast('refused', 1),
      'Something was refused for good, or given up, and not sent since.',
      'npm run leads -- send --status given-up, once the cause is gone.',
    ],
    [waits, 'Something has waited for more than an hour.', 'npm run leads -- list --status waiting'],
    [
      atLeast('noticeFailingMinutes', 61),
      'A digest or an alert has not reached everybody for an hour.',
      'Does each mailbox of MAIL_TO take mails?',
    ],
    [
      atLeast('heldNotShownMinutes', 131),
      'Held requests have been shown to nobody for two hours.',
      'npm run leads -- list --status limit',
    ],
    [atLeast('tableBytes', tooManyBytes), 'The tables take more than 300 MB.', 'npm run leads -- list, and erase'],
  ];
  return rows.flatMap(([isWrong, sentence, toDo]) => (isWrong ? [{ sentence, toDo }] : []));
}
