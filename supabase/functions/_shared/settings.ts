import { databaseConnection, type DatabaseConnection } from './database.ts';

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

export interface WebhookSettings {
  readonly url: string;
  readonly secret: string;
  /** `standard` sends signed events, `slack` what Slack's incoming webhooks take. */
  readonly format: 'standard' | 'slack';
  /** For the backend of this machine and its tests only. */
  readonly allowPrivate: boolean;
}

/** The services that can send the mail (MAIL_PROVIDER). */
export const mailProviders = ['smtp', 'resend'] as const;

/** Reads the settings. Throws one sentence for each that is missing or unusable. */
export function readFunctionSettings(variable: (name: SettingName) => string | undefined): FunctionSettings {
  const { problems, optional, required, whole, choice, addresses, secret, mailAddresses } = settingReader(variable);
  const isOn = (name: SettingName, otherwise: boolean) =>
    choice(name, ['true', 'false'], otherwise ? 'true' : 'false') === 'true';

  const provider = (): MailSettings['provider'] => {
    if (choice('MAIL_PROVIDER', mailProviders, 'smtp') === 'resend')
      return {
        kind: 'resend',
        apiKey: required('RESEND_API_KEY'),
        baseUrl: addresses('RESEND_BASE_URL')[0] ?? 'https://api.resend.com',
      };
    const port = whole('SMTP_PORT', 465);
    return {
      kind: 'smtp',
      host: required('SMTP_HOST'),
      port,
      secure: isOn('SMTP_SECURE', port === 465),
      user: optional('SMTP_USER'),
      password: optional('SMTP_PASS'),
    };
  };

  const readWebhook = (): WebhookSettings | undefined => {
    const url = optional('LEAD_WEBHOOK_URL');
    const format = choice('LEAD_WEBHOOK_FORMAT', ['standard', 'slack'], 'standard');
    const allowPrivate = isOn('LEAD_WEBHOOK_ALLOW_PRIVATE', false);
    const signingSecret = optional('LEAD_WEBHOOK_SECRET');
    if (url === undefined) return undefined;
    if (!URL.canParse(url) || !(allowPrivate ? /^https?:$/ : /^https:$/).test(new URL(url).protocol))
      // The address can be a secret itself, as Slack's is.
      problems.push('LEAD_WEBHOOK_URL is not an address that begins with https://');
    if (format === 'standard' && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(signingSecret ?? ''))
      problems.push(
        'LEAD_WEBHOOK_SECRET is not set or not of the form whsec_…; make one: echo "whsec_$(openssl rand -base64 32)"',
      );
    return { url, secret: signingSecret ?? '', format, allowPrivate };
  };

  const database = (): DatabaseConnection => {
    const pooler = optional('DATABASE_URL');
    const url = pooler ?? required('SUPABASE_DB_URL');
    const ca = optional('DATABASE_CA')?.replaceAll('\\n', '\n');
    try {
      return databaseConnection(url || 'postgres://localhost', ca);
    } catch (error) {
      problems.push(
        `${pooler ? 'DATABASE_URL' : 'SUPABASE_DB_URL'}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return { connectionString: '', ssl: false };
    }
  };

  required('SITE_URL');
  const webhook = readWebhook();
  const channels: Channel[] = ['mail'];
  if (webhook) channels.push('webhook');
  if (isOn('REPLY_TO_VISITOR', false)) channels.push('reply');
  const settings: FunctionSettings = {
    database: database(),
    databaseTimeoutMs: whole('DATABASE_TIMEOUT_MS', 4_000),
    databaseConnections: whole('DATABASE_CONNECTIONS', 5),
    mail: {
      from: mailAddresses('MAIL_FROM')[0] ?? '',
      to: [...new Set(mailAddresses('MAIL_TO'))],
      provider: provider(),
      atOnce: whole('MAIL_CONNECTIONS', 5),
    },
    webhook,
    channels,
    origins: [...new Set([...addresses('SITE_URL'), ...addresses('ALLOWED_ORIGINS')])],
    addressSalt: secret('IP_HASH_SALT'),
    addressHeader: optional('CLIENT_IP_HEADER') ?? 'cf-connecting-ip',
    limits: { perAddress: whole('CONTACT_RATE_LIMIT', 10), overall: whole('CONTACT_RATE_LIMIT_OVERALL', 300) },
    challenge: {
      secret: optional('TURNSTILE_SECRET'),
      verifyUrl: optional('TURNSTILE_VERIFY_URL') ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    },
    retrySecret: secret('RETRY_SECRET'),
    retrySeconds: whole('MAIL_RETRY_SECONDS', 60),
    attemptSeconds: whole('MAIL_TIMEOUT_SECONDS', 30),
    dailyDigest: isOn('DAILY_DIGEST', true),
  };
  if (problems.length > 0) throw new Error(problems.join(' '));
  return settings;
}

/** Every environment variable that the function reads; the local runtime gives it access to these alone. */
export const settingNames = [
  'SUPABASE_DB_URL',
  'DATABASE_URL',
  'DATABASE_CONNECTIONS',
  'DATABASE_CA',
  'DATABASE_TIMEOUT_MS',
  'SITE_URL',
  'ALLOWED_ORIGINS',
  'MAIL_PROVIDER',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_CONNECTIONS',
  'MAIL_TIMEOUT_SECONDS',
  'MAIL_RETRY_SECONDS',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURE',
  'SMTP_USER',
  'SMTP_PASS',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'LEAD_WEBHOOK_URL',
  'LEAD_WEBHOOK_SECRET',
  'LEAD_WEBHOOK_FORMAT',
  'LEAD_WEBHOOK_ALLOW_PRIVATE',
  'REPLY_TO_VISITOR',
  'DAILY_DIGEST',
  'TURNSTILE_SECRET',
  'TURNSTILE_VERIFY_URL',
  'IP_HASH_SALT',
  'CLIENT_IP_HEADER',
  'CONTACT_RATE_LIMIT',
  'CONTACT_RATE_LIMIT_OVERALL',
  'RETRY_SECRET',
] as const;
export type SettingName = (typeof settingNames)[number];

/** Returns functions that read variables of each kind, and the list in which they collect what is wrong with them. */
function settingReader(variable: (name: SettingName) => string | undefined) {
  const problems: string[] = [];
  const optional = (name: SettingName) => variable(name)?.trim() || undefined;
  const required = (name: SettingName) => {
    const value = optional(name);
    if (value === undefined) problems.push(`${name} is not set.`);
    return value ?? '';
  };
  return {
    problems,
    optional,
    required,
    /** A value that cannot be guessed. */
    secret(name: SettingName) {
      const value = required(name);
      if (value !== '' && value.length < 16)
        problems.push(`${name} has ${value.length} characters; expected at least 16: openssl rand -base64 24`);
      return value;
    },
    whole(name: SettingName, otherwise: number) {
      const text = optional(name);
      if (text === undefined) return otherwise;
      if (!/^[1-9]\d{0,6}$/.test(text)) problems.push(`${name} is “${text}”; expected a whole number from 1.`);
      return Number(text);
    },
    choice<Value extends string>(name: SettingName, values: readonly Value[], otherwise: Value): Value {
      const text = optional(name);
      const found = values.find((value) => value === text);
      if (text !== undefined && found === undefined)
        problems.push(`${name} is “${text}”; expected ${values.join(' or ')}.`);
      return found ?? otherwise;
    },
    /** Origins of addresses with commas or spaces between them. */
    addresses(name: SettingName) {
      return (optional(name) ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((text) => {
          const url = URL.canParse(text) ? new URL(text) : undefined;
          if (url && /^https?:$/.test(url.protocol) && /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/.test(url.hostname))
            return url.origin;
          problems.push(`${name} holds “${text}”; expected an address such as https://www.example.org, without *`);
          return text;
        });
    },
    /** Mail addresses with commas between them, each alone or as `Name <address>`; a name with a comma in quotation marks. */
    mailAddresses(name: SettingName) {
      return (required(name).match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/g) ?? [])
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text) => {
          const address = /^(?:"(?:[^"\\]|\\.)*"|[^"<>@]*)\s*<([^<>]+)>$/.exec(text)?.[1] ?? text;
          if (!/^[^\s<>@"]+@[^\s<>@"]+$/.test(address))
            problems.push(`${name} holds “${text}”; expected an address such as hello@example.org`);
          return text;
        });
    },
  };
}
