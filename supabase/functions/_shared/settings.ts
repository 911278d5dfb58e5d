import * as z from 'zod/mini';
import { databaseConnection } from './database.ts';
import { settingProblems, trimmed } from './settingProblems.ts';
import { settingTable, type SettingName } from './settingTable.ts';

/** The settings of the function (supabase/README.md), as its parts take them. */
export type FunctionSettings = ReturnType<typeof readFunctionSettings>;
export type MailSettings = FunctionSettings['mail'];
export type SmtpSettings = Extract<MailSettings['provider'], { kind: 'smtp' }>;
export type ResendSettings = Extract<MailSettings['provider'], { kind: 'resend' }>;
export type WebhookSettings = NonNullable<FunctionSettings['webhook']>;

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
  const channels: readonly Channel[] = [
    'mail',
    ...(read.LEAD_WEBHOOK_URL ? (['webhook'] as const) : []),
    ...(read.REPLY_TO_VISITOR ? (['reply'] as const) : []),
  ];
  const provider =
    read.MAIL_PROVIDER === 'resend'
      ? ({ kind: 'resend', apiKey: read.RESEND_API_KEY ?? '', baseUrl: read.RESEND_BASE_URL } as const)
      : ({
          kind: 'smtp',
          host: read.SMTP_HOST ?? '',
          port: read.SMTP_PORT,
          /** TLS from the first byte; on other ports it comes with STARTTLS. */
          secure: [465, 2465].includes(read.SMTP_PORT),
          user: read.SMTP_USER,
          password: read.SMTP_PASS,
        } as const);
  return {
    database: databaseConnection(read.DATABASE_URL ?? read.SUPABASE_DB_URL ?? '', read.DATABASE_CA),
    /** Milliseconds until a database that does not answer counts as down. */
    databaseTimeoutMs: read.DATABASE_TIMEOUT_MS,
    /** Connections that one instance keeps at most. */
    databaseConnections: read.DATABASE_CONNECTIONS,
    mail: {
      from: read.MAIL_FROM,
      to: read.MAIL_TO,
      provider,
      /** Mails under way at the same time, over all instances of the function. */
      atOnce: read.MAIL_CONNECTIONS,
    },
    webhook:
      read.LEAD_WEBHOOK_URL === undefined
        ? undefined
        : {
            url: read.LEAD_WEBHOOK_URL,
            secret: read.LEAD_WEBHOOK_SECRET ?? '',
            /** `standard` sends signed events, the others what a chat takes. */
            format: read.LEAD_WEBHOOK_FORMAT,
            /** For the backend of this machine and its tests only. */
            allowPrivate: read.LEAD_WEBHOOK_ALLOW_PRIVATE,
          },
    /** What is sent about each request. */
    channels,
    /** Where forms may come from; the first is the site itself. */
    origins: [...new Set([read.SITE_URL, ...read.ALLOWED_ORIGINS])],
    addressSalt: read.IP_HASH_SALT,
    /** The header in which the platform names the visitor's address. */
    addressHeader: read.CLIENT_IP_HEADER,
    /** Requests an hour. */
    limits: { perAddress: read.CONTACT_RATE_LIMIT, overall: read.CONTACT_RATE_LIMIT_OVERALL },
    challenge: { secret: read.TURNSTILE_SECRET, verifyUrl: read.TURNSTILE_VERIFY_URL },
    retrySecret: read.RETRY_SECRET,
    /** How long the first retry waits. */
    retrySeconds: read.MAIL_RETRY_SECONDS,
    /** How long one attempt may take. */
    attemptSeconds: read.MAIL_TIMEOUT_SECONDS,
    dailyDigest: read.DAILY_DIGEST,
  };
}
