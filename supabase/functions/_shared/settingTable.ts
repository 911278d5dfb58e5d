import * as z from 'zod/mini';
import * as forms from './settingSchemas.ts';

/** What a setting's line in the example files and its messages say. Its schema says whether it is required, and its default. */
export interface SettingRow {
  readonly what: string;
  /** What happens without it, where its default does not say so. */
  readonly without?: string;
  /** What the line in the example file is set to, where that is not its default or nothing. */
  readonly example?: string;
  readonly whereToFind?: string;
  /** The value is never printed. What the build reads is published: a key there is a public one. */
  readonly isKey?: true;
  /** `expected`: a line to fill in, and not only if it is wanted. `hidden`: the platform's own, or of tests. */
  readonly line?: 'expected' | 'hidden';
  /** The setting without which this one does nothing. */
  readonly half?: string;
}

const rows = new WeakMap<z.ZodMiniType, SettingRow>();

/** Returns a schema of this setting alone, from which its row is found. */
function setting<Schema extends z.ZodMiniType>(schema: Schema, row: SettingRow): Schema {
  const own = schema.clone();
  rows.set(own, row);
  return own;
}

const dashboard = 'Supabase’s dashboard, Project Settings';

const siteUrl: SettingRow = {
  what: 'The address of the site: of canonical links and the sitemap, and where forms come from.',
  without: 'pages say that they are at https://camre.example, which stops a release',
  example: 'https://www.example.org',
  line: 'expected',
};
const region: SettingRow = {
  what: 'The region of the project’s database, so that functions run near it.',
  without: 'functions run near the visitor, and each request makes its way to the database and back',
  example: 'eu-west-2',
  whereToFind: `${dashboard}, General`,
  line: 'expected',
};
const regionName = forms.matching(/^[a-z]{2}-[a-z]+-\d$/, 'the database’s region, such as eu-west-2');
const retrySecret: SettingRow = {
  what: 'Starts retries and the doctor: openssl rand -base64 24. The function and the owner’s shell have the same one.',
  without: 'the function refuses what the owner asks of it',
  isKey: true,
  line: 'expected',
};
const authority: SettingRow = {
  what: 'The certificate authority of a database of one’s own, as PEM, line breaks as \\n.',
  without: 'Supabase’s (valid to April 2031)',
  example: '-----BEGIN CERTIFICATE-----\\n…',
};

/** Every setting by who reads it, in the order of the example files. */
export const settingTable = {
  build: z.object({
    SITE_URL: setting(z._default(forms.origin, 'https://camre.example'), siteUrl),
    SUPABASE_URL: setting(z.optional(forms.project), {
      what: 'The Supabase project of the contact form (“local”: the backend of npm start).',
      without: 'the form shows its failure message and the mail address',
      example: 'https://<project ref>.supabase.co',
      whereToFind: `${dashboard}, Data API, “Project URL”`,
      line: 'expected',
      half: 'SUPABASE_ANON_KEY',
    }),
    SUPABASE_ANON_KEY: setting(z.optional(forms.publicKey), {
      what: 'The project’s public key: “anon public”, or a publishable one. Never service_role, never sb_secret_….',
      without: 'the form shows its failure message and the mail address',
      example: 'sb_publishable_…',
      whereToFind: `${dashboard}, API Keys`,
      isKey: true,
      line: 'expected',
    }),
    SUPABASE_REGION: setting(z.optional(regionName), region),
    SCHEDULER_URL: setting(z.optional(forms.address), {
      what: 'The page of the booking calendar at Calendly.',
      without: 'the pages link to the contact form',
      example: 'https://calendly.com/<you>/demo',
    }),
    ANALYTICS_SCRIPT: setting(z.optional(forms.encryptedAddress), {
      what: 'The script of Plausible, or of a service that is called like it, which counts visits without cookies.',
      without: 'nothing is counted, and none of it is in the site',
      example: 'https://plausible.io/js/script.js',
      half: 'ANALYTICS_SITE',
    }),
    ANALYTICS_SITE: setting(z.optional(forms.text), {
      what: 'The name of the site at that service.',
      without: 'nothing is counted',
      example: 'www.example.org',
      half: 'ANALYTICS_SCRIPT',
    }),
    TURNSTILE_SITE_KEY: setting(z.optional(forms.siteKey), {
      what: 'The site key of Cloudflare Turnstile, the form’s challenge; TURNSTILE_SECRET of the function is its other half.',
      without: 'the form has no challenge',
      example: '0x4AAAAAAA…',
      whereToFind: 'Cloudflare’s dashboard, Turnstile',
      isKey: true,
      half: 'TURNSTILE_SECRET',
    }),
    FLAGS_URL: setting(z._default(forms.folder, '/flags'), {
      what: 'The folder of the flags, as {emoji code}.svg.',
      example: 'https://cdn.example.org/flags',
    }),
    HSTS: setting(z._default(forms.strictTransport, 'max-age=63072000'), {
      what: 'The value of Strict-Transport-Security. Only with “; includeSubDomains” does it bind other hosts below this one, and then each of them needs TLS.',
      example: 'max-age=63072000; includeSubDomains',
    }),
  }),
  function: z.object({
    SITE_URL: setting(forms.origin, siteUrl),
    MAIL_FROM: setting(forms.mailbox, {
      what: 'The sender: one mailbox that somebody reads, as bounces go there, of a domain or subdomain of its own (README, “Mail that arrives”).',
      example: 'Camre website <website@forms.example.org>',
      line: 'expected',
    }),
    MAIL_TO: setting(forms.mailboxes, {
      what: 'Who answers; several with commas between.',
      example: 'hello@example.org',
      line: 'expected',
    }),
    MAIL_PROVIDER: setting(z._default(z.enum(['smtp', 'resend'], 'smtp or resend'), 'smtp'), {
      what: '“smtp”, or “resend” for Resend’s API.',
    }),
    SMTP_HOST: setting(z.optional(forms.hostName), {
      what: 'The mail server.',
      without: 'the function does not start, unless MAIL_PROVIDER is resend',
      example: 'smtp.example.org',
      line: 'expected',
    }),
    SMTP_PORT: setting(z._default(forms.wholeNumber(1, 65535), 465), {
      what: 'Its port. TLS begins with the first byte on 465 and 2465; any other must offer STARTTLS.',
    }),
    SMTP_USER: setting(z.optional(forms.text), {
      what: 'The user of the mail server.',
      without: 'no sign-in',
      example: 'website@example.org',
      half: 'SMTP_PASS',
    }),
    SMTP_PASS: setting(z.optional(forms.text), {
      what: 'Its password.',
      without: 'no sign-in',
      isKey: true,
      half: 'SMTP_USER',
    }),
    RESEND_API_KEY: setting(z.optional(forms.text), {
      what: 'The key of Resend’s API.',
      without: 'the function does not start, if MAIL_PROVIDER is resend',
      whereToFind: 'Resend’s dashboard, API Keys; “Sending access” is enough',
      isKey: true,
      half: 'MAIL_PROVIDER',
    }),
    RESEND_BASE_URL: setting(z._default(forms.encryptedOrigin, 'https://api.resend.com'), {
      what: 'Another service that speaks Resend’s API.',
      half: 'RESEND_API_KEY',
    }),
    IP_HASH_SALT: setting(forms.matching(/^[!-~]{16,}$/, 'at least 16 characters: openssl rand -base64 24'), {
      what: 'Visitors’ addresses are stored only as hashes made with it: openssl rand -base64 24.',
      isKey: true,
      line: 'expected',
    }),
    RETRY_SECRET: setting(forms.unguessable, retrySecret),
    MAIL_CONNECTIONS: setting(z._default(forms.wholeNumber(1, 100), 5), {
      what: 'Mails under way at the same time, over all instances of the function.',
    }),
    // An instance of the function lives for 150 seconds.
    MAIL_TIMEOUT_SECONDS: setting(z._default(forms.wholeNumber(1, 120), 30), {
      what: 'How long an attempt to send may take.',
    }),
    MAIL_RETRY_SECONDS: setting(z._default(forms.wholeNumber(1, 3600), 60), {
      what: 'How long the first retry, and a pause, waits.',
    }),
    ALLOWED_ORIGINS: setting(z._default(forms.origins, []), {
      what: 'Further sites that may send, such as previews or the address without www, with commas between.',
      without: 'only SITE_URL',
      example: 'https://preview.example.org',
    }),
    CONTACT_RATE_LIMIT: setting(z._default(forms.wholeNumber(1, 1_000_000), 10), {
      what: 'Requests an hour from one address (of IPv6: one /64), and from all whose address is not known together; more are refused.',
    }),
    CONTACT_RATE_LIMIT_OVERALL: setting(z._default(forms.wholeNumber(1, 1_000_000), 300), {
      what: 'Requests an hour in all; more are held, and above three times as many refused.',
    }),
    CLIENT_IP_HEADER: setting(z._default(forms.matching(/^[a-z\d-]+$/i, 'the name of a header'), 'cf-connecting-ip'), {
      what: 'The header in which the platform names the visitor’s address; the doctor shows which ones come.',
    }),
    REPLY_TO_VISITOR: setting(z._default(forms.onOff, false), {
      what: 'true: “we have your message” to the visitor, in the form’s language, once a day for a mailbox.',
      example: 'true',
    }),
    DAILY_DIGEST: setting(z._default(forms.onOff, true), {
      what: 'false: no digest at seven in the morning (UTC); it alone shows what is held as likely spam.',
      example: 'false',
    }),
    TURNSTILE_SECRET: setting(z.optional(forms.text), {
      what: 'The secret of the form’s challenge, with TURNSTILE_SITE_KEY of the build.',
      without: 'no challenge',
      whereToFind: 'Cloudflare’s dashboard, Turnstile',
      isKey: true,
      half: 'TURNSTILE_SITE_KEY',
    }),
    TURNSTILE_VERIFY_URL: setting(
      z._default(forms.encryptedAddress, 'https://challenges.cloudflare.com/turnstile/v0/siteverify'),
      {
        what: 'Another service that checks the challenge, for tests.',
        line: 'hidden',
      },
    ),
    LEAD_WEBHOOK_URL: setting(z.optional(forms.encryptedAddress), {
      // Slack's and Teams' addresses let anybody write who has them.
      what: 'Another program that gets each request (README, “Webhook”).',
      without: 'no webhook',
      isKey: true,
    }),
    LEAD_WEBHOOK_FORMAT: setting(
      z._default(z.enum(['standard', 'slack', 'teams'], 'standard, slack or teams'), 'standard'),
      {
        what: '“standard” (Standard Webhooks), “slack”, or “teams” for a workflow of Microsoft Teams.',
        half: 'LEAD_WEBHOOK_URL',
      },
    ),
    LEAD_WEBHOOK_SECRET: setting(z.optional(forms.webhookSecret), {
      what: 'Signs the events of “standard”: echo "whsec_$(openssl rand -base64 32)".',
      without: 'the function does not start, if it has a webhook of this format',
      isKey: true,
      half: 'LEAD_WEBHOOK_URL',
    }),
    SUPABASE_DB_URL: setting(z.optional(forms.postgres), {
      what: 'The database; a hosted project sets it by itself.',
      isKey: true,
      line: 'hidden',
    }),
    DATABASE_URL: setting(z.optional(forms.postgres), {
      what: 'Another way to the database, such as the pooler’s in transaction mode.',
      without: 'SUPABASE_DB_URL',
      isKey: true,
    }),
    DATABASE_CA: setting(z.optional(forms.text), authority),
    DATABASE_CONNECTIONS: setting(z._default(forms.wholeNumber(1, 100), 5), {
      what: 'Connections of one instance; given back after ten seconds without use.',
    }),
    DATABASE_TIMEOUT_MS: setting(z._default(forms.wholeNumber(50, 60_000), 4000), {
      what: 'How long each statement may take before a request is refused as unstored (503); getting a connection twice as long.',
    }),
  }),
  shell: z.object({
    SUPABASE_REGION: setting(z.optional(regionName), region),
    RETRY_SECRET: setting(z.optional(forms.unguessable), retrySecret),
    DATABASE_CA: setting(z.optional(forms.text), authority),
    OWNER_DATABASE_URL: setting(z.optional(forms.postgres), {
      what: 'The database as its owner, for npm run leads -- setup. Take the line out once that is done.',
      without: 'setup cannot begin',
      example: 'postgres://postgres.<project ref>:<password>@aws-0-<region>.pooler.supabase.com:5432/postgres',
      whereToFind:
        'Supabase’s dashboard, Connect. “Direct connection” is IPv6 only; from an IPv4 network take “Session pooler”',
      isKey: true,
      line: 'expected',
    }),
    LEADS_DATABASE_URL: setting(z.optional(forms.postgres), {
      what: 'The database as lead_manager, for the other commands: the line that setup --password prints.',
      without: 'the local backend',
      isKey: true,
    }),
    LEADS_FUNCTION_URL: setting(z.optional(forms.encryptedAddress), {
      what: 'The function, for the doctor and the vault.',
      without: 'the function is not checked',
      example: 'https://<project ref>.supabase.co/functions/v1/send-contact-email',
      line: 'expected',
    }),
  }),
};

export type SettingReader = keyof typeof settingTable;
export type SettingName = keyof (typeof settingTable)['function']['shape'];

/** Returns the settings that somebody reads, each with what is said about it, in the order of the table. */
export function settingsOf(reader: SettingReader) {
  return Object.entries<z.ZodMiniType>(settingTable[reader].shape).flatMap(([name, schema]) => {
    const row = rows.get(schema);
    return row ? [{ name, row, schema }] : [];
  });
}
