/** Every environment variable that the function reads; the local runtime gives it access to these alone. */
export const settingNames = [
  'SUPABASE_DB_URL',
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
export function settingReader(variable: (name: SettingName) => string | undefined) {
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
          if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
          problems.push(`${name} holds “${text}”; expected an address such as https://www.example.org`);
          return text;
        });
    },
    /** Mail addresses with commas between them, each alone or as `Name <address>`. */
    mailAddresses(name: SettingName) {
      return required(name)
        .split(',')
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text) => {
          if (!/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
            problems.push(`${name} holds “${text}”; expected an address such as hello@example.org`);
          return text;
        });
    },
  };
}
