/** What `contact_watch` knows of a deployment: minutes and counts, null for “never” and “nothing”. */
export type Watch = Readonly<Record<string, number | null>>;

/** Where the tables take more than this, a free project of 500 MB will soon take no request. */
const tooManyBytes = 300_000_000;

/**
 * Returns a sentence for each way in which requests do not reach the team, or nobody would notice that they do not. What is
 * not known counts as wrong. It names nobody: anyone may read it.
 */
export function silences(watch: Watch, { dailyDigest }: { readonly dailyDigest: boolean }): string[] {
  const over = (name: string, minutes: number) => (watch[name] ?? 0) > minutes;
  const job = watch.jobReachedMinutesAgo ?? null;
  const digest = watch.digestLateMinutes ?? null;
  const isSilent = (server: string) => over(`${server}SilentMinutes`, 60) || over(`${server}FailingMinutes`, 60);
  const silent = ['mail', 'webhook'].filter(isSilent);
  const says = (sentence: string, isWrong: boolean) => (isWrong ? [sentence] : []);
  return [
    ...says('The retry job has never reached the function.', job === null),
    ...says('The retry job has not run for an hour.', over('jobReachedMinutesAgo', 60)),
    ...says('It is not known when the daily digest is due.', dailyDigest && digest === null && job !== null),
    ...says('The daily digest was not sent to everybody.', dailyDigest && over('digestLateMinutes', 120)),
    ...silent.map(
      (server) => (server === 'mail' ? 'The mail server' : 'The webhook') + ' has taken nothing for an hour.',
    ),
    ...says('Something was refused for good, or given up, and not sent since.', over('refused', 0)),
    ...says('Something has waited for more than an hour.', silent.length === 0 && over('oldestWaitingMinutes', 60)),
    ...says('A digest or an alert has not reached everybody for an hour.', over('noticeFailingMinutes', 60)),
    ...says('Held requests have been shown to nobody for two hours.', over('heldNotShownMinutes', 130)),
    ...says('The tables take more than 300 MB.', over('tableBytes', tooManyBytes)),
  ];
}
