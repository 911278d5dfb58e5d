import * as z from 'zod/mini';
import { databaseConnection } from './database.ts';
import { settingProblems, trimmed } from './settingProblems.ts';
import { settingTable, type SettingName } from './settingTable.ts';

/** The settings of the function by their names, and what is made of several. */
export type FunctionSettings = ReturnType<typeof readFunctionSettings>;

/** Ways in which something is sent about a request: to the team, to another program, to the visitor. */
export type Channel = 'mail' | 'webhook' | 'reply';

/** What the channels are sent to: mails to the team and to visitors share a server. */
export type Server = 'mail' | 'webhook';

/** Every environment variable that the function reads; the local runtime gives it access to these alone. */
export const settingNames = z.keyof(settingTable.function).options;
export type { SettingName };

/** Reads the settings. Throws one sentence for each that is missing or unusable (settingTable.ts). */
export function readFunctionSettings(variable: (name: SettingName) => string | undefined) {
  const given = trimmed(Object.fromEntries(settingNames.map((name) => [name, variable(name)])));
  const problems = settingProblems('function', given);
  if (problems.length > 0) throw new Error(problems.map(({ sentence }) => sentence).join(' '));
  const read = settingTable.function.parse(given);
  const channels: Channel[] = ['mail'];
  if (read.LEAD_WEBHOOK_URL) channels.push('webhook');
  if (read.REPLY_TO_VISITOR) channels.push('reply');
  return {
    ...read,
    database: databaseConnection(read.DATABASE_URL ?? read.SUPABASE_DB_URL ?? '', read.DATABASE_CA),
    /** What is sent about each request. */
    channels,
    /** Where forms may come from; the first is the site itself. */
    origins: [...new Set([read.SITE_URL, ...read.ALLOWED_ORIGINS])],
  };
}
