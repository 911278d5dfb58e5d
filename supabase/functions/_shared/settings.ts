import { databaseConnection, type DatabaseConnection } from './database.ts';
import { beginsWithTls } from './settingChecks.ts';
import { settingProblems } from './settingProblems.ts';
import { settingsOf, type SettingName } from './settingTable.ts';
import { mailAddressesIn, mailAddressOf } from './settingValues.ts';

/** The settings of the function (supabase/README.md); each is an environment variable. */
export interface FunctionSettings {
  readonly database: DatabaseConnection;
  /** Milliseconds until a database that does not answer counts as down. */
  readonly databaseTimeoutMs: number;
  /** Connections that one instance keeps at most. */
  readonly databaseConnections: number;
  readonly mail: MailSettings;
  readonly webhook: WebhookSettings | undefined;
  /** What is sent about each request. */
  readonly channels: readonly Channel[];
  /** Where forms may come from; the first is the site itself. */
  readonly origins: readonly string[];
  readonly addressSalt: string;
  /** The header in which the platform names the visitor's address. */
  readonly addressHeader: string;
  /** Requests an hour. */
  readonly limits: { readonly perAddress: number; readonly overall: number };
  readonly challenge: { readonly secret: string | undefined; readonly verifyUrl: string };
  readonly retrySecret: string;
  /** How long the first retry waits. */
  readonly retrySeconds: number;
  /** How long one attempt may take. */
  readonly attemptSeconds: number;
  readonly dailyDigest: boolean;
}

/** Ways in which something is sent about a request: to the team, to another program, to the visitor. */
export type Channel = 'mail' | 'webhook' | 'reply';

/** What the channels are sent to: mails to the team and to visitors share a server. */
export type Server = 'mail' | 'webhook';

export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly provider: SmtpSettings | ResendSettings;
  /** Mails under way at the same time, over all instances of the function. */
  readonly atOnce: number;
}

export interface SmtpSettings {
  readonly kind: 'smtp';
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, as port 465 requires. */
  readonly secure: boolean;
  readonly user?: string;
  readonly password?: string;
}

export interface ResendSettings {
  readonly kind: 'resend';
  readonly apiKey: string;
  readonly baseUrl: string;
}

export type WebhookFormat = 'standard' | 'slack' | 'teams';

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  /** `standard` sends signed events, the others what a chat takes. */
  readonly format: WebhookFormat;
  /** For the backend of this machine and its tests only. */
  readonly allowPrivate: boolean;
}

/** The services that can send the mail (MAIL_PROVIDER). */
export const mailProviders = ['smtp', 'resend'] as const;

/** Reads the settings. Throws one sentence for each that is missing or unusable (settingTable.ts). */
export function readFunctionSettings(variable: (name: SettingName) => string | undefined): FunctionSettings {
  const optional = (name: SettingName) => variable(name)?.trim() || undefined;
  const values = Object.fromEntries(settingNames.map((name) => [name, optional(name)]));
  const problems = settingProblems('function', values).flatMap(({ stops, sentence }) =>
    stops === 'always' ? [sentence] : [],
  );
  const text = (name: SettingName) => optional(name) ?? '';
  const whole = (name: SettingName, otherwise: number) => Number(optional(name) ?? otherwise);
  const isOn = (name: SettingName, otherwise: boolean) => (optional(name) ?? String(otherwise)) === 'true';
  const origins = (name: SettingName) =>
    text(name)
      .split(/[\s,]+/)
      .flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));

  const provider = (): MailSettings['provider'] => {
    if (optional('MAIL_PROVIDER') === 'resend')
      return {
        kind: 'resend',
        apiKey: text('RESEND_API_KEY'),
        baseUrl: origins('RESEND_BASE_URL')[0] ?? 'https://api.resend.com',
      };
    const port = optional('SMTP_PORT') ?? '465';
    return {
      kind: 'smtp',
      host: text('SMTP_HOST'),
      port: Number(port),
      secure: isOn('SMTP_SECURE', beginsWithTls(port)),
      user: optional('SMTP_USER'),
      password: optional('SMTP_PASS'),
    };
  };

  const webhook = (): WebhookSettings | undefined => {
    const url = optional('LEAD_WEBHOOK_URL');
    if (url === undefined) return undefined;
    const format = webhookFormats.find((known) => known === optional('LEAD_WEBHOOK_FORMAT')) ?? 'standard';
    return {
      url,
      secret: text('LEAD_WEBHOOK_SECRET'),
      format,
      allowPrivate: isOn('LEAD_WEBHOOK_ALLOW_PRIVATE', false),
    };
  };

  const database = (): DatabaseConnection => {
    const name = optional('DATABASE_URL') ? 'DATABASE_URL' : 'SUPABASE_DB_URL';
    try {
      return databaseConnection(optional(name) ?? 'postgres://localhost', optional('DATABASE_CA'));
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return { connectionString: '', ssl: false };
    }
  };

  const channels: Channel[] = ['mail'];
  if (optional('LEAD_WEBHOOK_URL')) channels.push('webhook');
  if (isOn('REPLY_TO_VISITOR', false)) channels.push('reply');
  const settings: FunctionSettings = {
    database: database(),
    databaseTimeoutMs: whole('DATABASE_TIMEOUT_MS', 4_000),
    databaseConnections: whole('DATABASE_CONNECTIONS', 5),
    mail: {
      from: mailAddressesIn(text('MAIL_FROM')).map(asSent)[0] ?? '',
      to: withoutRepeats(mailAddressesIn(text('MAIL_TO')).map(asSent)),
      provider: provider(),
      atOnce: whole('MAIL_CONNECTIONS', 5),
    },
    webhook: webhook(),
    channels,
    origins: [...new Set([...origins('SITE_URL'), ...origins('ALLOWED_ORIGINS')])],
    addressSalt: text('IP_HASH_SALT'),
    addressHeader: optional('CLIENT_IP_HEADER') ?? 'cf-connecting-ip',
    limits: { perAddress: whole('CONTACT_RATE_LIMIT', 10), overall: whole('CONTACT_RATE_LIMIT_OVERALL', 300) },
    challenge: {
      secret: optional('TURNSTILE_SECRET'),
      verifyUrl: optional('TURNSTILE_VERIFY_URL') ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    },
    retrySecret: text('RETRY_SECRET'),
    retrySeconds: whole('MAIL_RETRY_SECONDS', 60),
    attemptSeconds: whole('MAIL_TIMEOUT_SECONDS', 30),
    dailyDigest: isOn('DAILY_DIGEST', true),
  };
  if (problems.length > 0) throw new Error(problems.join(' '));
  return settings;
}

const webhookFormats = ['standard', 'slack', 'teams'] as const;

/** Every environment variable that the function reads; the local runtime gives it access to these alone. */
export const settingNames = settingsOf('function');
export type { SettingName };

/** Returns the one form of all spellings of a recipient, with or without a name: what a delivery is known by. */
export function mailboxOf(recipient: string): string {
  return (mailAddressOf(recipient) ?? recipient).toLowerCase();
}

/** Returns `Name <address>` with the domain as DNS has it, as not every provider's API takes another. */
function asSent(text: string): string {
  return text.replace(/[^\s<>]+(?=>?$)/, (written) => mailAddressOf(text) ?? written);
}

function withoutRepeats(recipients: readonly string[]): string[] {
  return recipients.filter(
    (one, index) => recipients.findIndex((other) => mailboxOf(other) === mailboxOf(one)) === index,
  );
}
