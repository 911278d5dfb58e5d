/** What the function is set up with (README, “Contact backend”); each comes from an environment variable. */
export interface FunctionSettings {
  readonly databaseUrl: string;
  /** Milliseconds until a database that does not answer counts as down. */
  readonly databasePatience: number;
  readonly mail: MailSettings;
  /** Where forms may come from; the first is the site itself. */
  readonly origins: readonly string[];
  readonly addressSalt: string;
  /** The header in which the platform names the visitor's address. */
  readonly addressHeader: string;
  /** Requests an hour. */
  readonly limits: { readonly perAddress: number; readonly overall: number };
  readonly retrySecret: string;
  /** How long one attempt to mail may take, and how long the first retry waits. */
  readonly retrySeconds: number;
}

export interface MailSettings {
  readonly from: string;
  readonly to: string;
  readonly provider: SmtpSettings | ResendSettings;
}

export interface SmtpSettings {
  readonly kind: 'smtp';
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, as port 465 asks for. */
  readonly secure: boolean;
  readonly user?: string;
  readonly password?: string;
}

export interface ResendSettings {
  readonly kind: 'resend';
  readonly apiKey: string;
  readonly baseUrl: string;
}

/** Reads the settings. Throws one sentence for each that is missing or unusable. */
export function readSettings(variable: (name: SettingName) => string | undefined): FunctionSettings {
  const problems: string[] = [];
  const optional = (name: SettingName) => variable(name)?.trim() || undefined;
  const required = (name: SettingName) => {
    const value = optional(name);
    if (value === undefined) problems.push(`${name} is not set.`);
    return value ?? '';
  };
  const whole = (name: SettingName, otherwise: number) => {
    const text = optional(name);
    if (text === undefined) return otherwise;
    if (!/^[1-9]\d{0,6}$/.test(text)) problems.push(`${name} is “${text}”; expected a whole number from 1.`);
    return Number(text);
  };
  const addresses = (name: SettingName) =>
    (optional(name) ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((text) => {
        if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
        problems.push(`${name} holds “${text}”; expected an address such as https://www.example.org`);
        return text;
      });
  const provider = (): MailSettings['provider'] => {
    const kind = optional('MAIL_PROVIDER') ?? 'smtp';
    if (kind === 'resend')
      return {
        kind,
        apiKey: required('RESEND_API_KEY'),
        baseUrl: addresses('RESEND_BASE_URL')[0] ?? 'https://api.resend.com',
      };
    if (kind !== 'smtp') problems.push(`MAIL_PROVIDER is “${kind}”; expected smtp or resend.`);
    const port = whole('SMTP_PORT', 465);
    const secure = optional('SMTP_SECURE');
    if (secure !== undefined && secure !== 'true' && secure !== 'false')
      problems.push(`SMTP_SECURE is “${secure}”; expected true or false.`);
    return {
      kind: 'smtp',
      host: required('SMTP_HOST'),
      port,
      secure: secure === undefined ? port === 465 : secure === 'true',
      user: optional('SMTP_USER'),
      password: optional('SMTP_PASS'),
    };
  };

  required('SITE_URL');
  const settings: FunctionSettings = {
    databaseUrl: required('SUPABASE_DB_URL'),
    databasePatience: whole('DATABASE_TIMEOUT_MS', 900),
    mail: { from: required('MAIL_FROM'), to: required('MAIL_TO'), provider: provider() },
    origins: [...new Set([...addresses('SITE_URL'), ...addresses('ALLOWED_ORIGINS')])],
    addressSalt: required('IP_HASH_SALT'),
    addressHeader: optional('CLIENT_IP_HEADER') ?? 'cf-connecting-ip',
    limits: { perAddress: whole('CONTACT_RATE_LIMIT', 10), overall: whole('CONTACT_RATE_LIMIT_OVERALL', 300) },
    retrySecret: required('RETRY_SECRET'),
    retrySeconds: whole('MAIL_RETRY_SECONDS', 60),
  };
  if (problems.length > 0) throw new Error(problems.join(' '));
  return settings;
}

/** Every variable that the function reads: what a deployment may set, and what a runtime has to let it see. */
export const settingNames = [
  'SUPABASE_DB_URL',
  'DATABASE_TIMEOUT_MS',
  'SITE_URL',
  'ALLOWED_ORIGINS',
  'MAIL_PROVIDER',
  'MAIL_FROM',
  'MAIL_TO',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_SECURE',
  'SMTP_USER',
  'SMTP_PASS',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'IP_HASH_SALT',
  'CLIENT_IP_HEADER',
  'CONTACT_RATE_LIMIT',
  'CONTACT_RATE_LIMIT_OVERALL',
  'RETRY_SECRET',
  'MAIL_RETRY_SECONDS',
] as const;
export type SettingName = (typeof settingNames)[number];
