import { UsageError } from '../i18n/command';

/** A row of the view `leads`. */
export interface LeadRow {
  readonly id: string;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly language: string | null;
  readonly page: string | null;
  readonly topic: string | null;
  readonly campaign: Readonly<Record<string, string>>;
  readonly status: string;
  readonly attempts: number | null;
  readonly last_error: string | null;
  readonly mailed_at: Date | null;
  readonly webhook: string;
  readonly spam_signs: readonly string[];
}

const statuses = ['waiting', 'mailed', 'given-up', 'limit', 'spam'];

/** The status that was asked for; null for all. Throws a UsageError for one that there is not. */
export function statusOf(option: string | boolean | undefined): string | null {
  if (option === undefined) return null;
  if (typeof option === 'string' && statuses.includes(option)) return option;
  throw new UsageError(`--status is “${option}”; expected ${statuses.join(', ')}`);
}

/** Text for a terminal: no control that could change what it shows. */
export function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '�');
}
