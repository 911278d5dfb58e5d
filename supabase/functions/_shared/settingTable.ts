import {
  addressHeader,
  analytics,
  calendarPage,
  certificate,
  database,
  flagsFolder,
  functionRegion,
  functionUrl,
  hostedDatabase,
  hsts,
  isAddress,
  isPublicAddress,
  mailHost,
  mailPort,
  onOrOff,
  origins,
  ownerDatabase,
  projectUrl,
  reachableAnalytics,
  readersDatabase,
  region,
  sendingHost,
  siteUrl,
} from './settingChecks.ts';
import {
  claimsOf,
  longEnough,
  mailAddressesIn,
  mailAddressOf,
  oneOrigin,
  reachableMail,
  reachableOrigin,
  unguessable,
  wholeBetween,
  type ValueCheck,
} from './settingValues.ts';

/** A setting of a deployment. From this row come its check, its line in the example files, and its messages. */
export interface SettingRow {
  /** Who reads it: the site's build, the function, or `npm run leads` in the owner's shell. */
  readonly of: readonly SettingReader[];
  /** A secret's value is never printed. What the build reads is published, so that it has no secret. */
  readonly secret?: true;
  readonly what: string;
  /** `required`, or what happens without it. */
  readonly without: string;
  /** A value of the right form. */
  readonly example: string;
  readonly whereToFind?: string;
  /** Whether the value can be right at all: a wrong one stops the build, the function, and a release. */
  readonly check?: ValueCheck;
  /** Whether it is right for visitors: a wrong one stops a release, and nothing on one's own machine. */
  readonly inProduction?: ValueCheck;
}

/** Something that is wrong with the settings. */
export interface SettingProblem {
  readonly name: string;
  /**
   * `always`: a build or a function does not begin. `release`: right for one's own machine and wrong for visitors. `nothing`: it
   * works, and could be better.
   */
  readonly stops: 'always' | 'release' | 'nothing';
  /** The name, what was found, what is expected and where to find it; never a secret's value. */
  readonly sentence: string;
}

/** The settings that are set, by their names. */
export type SettingValues = Readonly<Partial<Record<string, string>>>;

export type SettingReader = 'build' | 'function' | 'shell';

const dashboard = 'Supabase’s dashboard, Project Settings';
/** Every setting, in the order of the example files. */
export const settingTable = {
  SITE_URL: {
    of: ['build', 'function'],
    what: 'The address of the site: of canonical links and the sitemap, and where forms come from.',
    without: 'required',
    example: 'https://www.example.org',
    check: oneOrigin,
    inProduction: siteUrl,
  },
  SUPABASE_URL: {
    of: ['build'],
    what: 'The Supabase project of the contact form (“local”: the backend of npm start).',
    without: 'the form shows its failure message and the mail address',
    example: 'https://<project ref>.supabase.co',
    whereToFind: `${dashboard}, Data API, “Project URL”`,
    check: projectUrl,
    inProduction: (value) => (value === 'local' ? 'a project: “local” is for npm start' : reachableOrigin(value)),
  },
  SUPABASE_ANON_KEY: {
    of: ['build'],
    what: 'The project’s public key: “anon public”, or a publishable one. Never service_role, never sb_secret_….',
    without: 'the form shows its failure message and the mail address',
    example: 'sb_publishable_…',
    whereToFind: `${dashboard}, API Keys`,
    inProduction: (value) =>
      (claimsOf(value)?.role === 'anon' && /^[\w-]+\.[\w-]+\.[\w-]{8,}$/.test(value)) ||
      /^sb_publishable_[\w-]{20,}$/.test(value)
        ? undefined
        : 'the whole key “anon public”, which begins with eyJ, or one that begins with sb_publishable_',
  },
  SUPABASE_REGION: {
    of: ['build', 'shell'],
    what: 'The region of the project’s database, so that functions run near it.',
    without: 'functions run near the visitor, and each request makes its way to the database and back',
    example: 'eu-west-2',
    whereToFind: `${dashboard}, General`,
    check: region,
    inProduction: functionRegion,
  },
  SCHEDULER_URL: {
    of: ['build'],
    what: 'The page of the booking calendar at Calendly.',
    without: 'the pages link to the contact form',
    example: 'https://calendly.com/<you>/demo',
    check: isAddress,
    inProduction: calendarPage,
  },
  ANALYTICS: {
    of: ['build'],
    what: 'Counts visits without cookies: plausible:<domain>, goatcounter:<code>, or with a server of your own plausible:<domain>@https://stats.example.org, goatcounter:https://stats.example.org.',
    without: 'nothing is counted, and none of it is in the site',
    example: 'plausible:example.org',
    check: analytics,
    inProduction: reachableAnalytics,
  },
  TURNSTILE_SITE_KEY: {
    of: ['build'],
    what: 'The site key of Cloudflare Turnstile, the form’s challenge; TURNSTILE_SECRET of the function is its other half.',
    without: 'the form has no challenge',
    example: '0x4AAAAAAA…',
    whereToFind: 'Cloudflare’s dashboard, Turnstile',
    inProduction: (value) =>
      /^0x[\w-]{18,29}$/.test(value)
        ? undefined
        : 'a site key that begins with 0x; 1x, 2x and 3x are Cloudflare’s tests',
  },
  FLAGS_URL: {
    of: ['build'],
    what: 'The folder of the flags, as {emoji code}.svg.',
    without: 'our own copies',
    example: 'https://cdn.example.org/flags',
    check: flagsFolder,
    inProduction: (value) => (value.startsWith('/') ? undefined : isPublicAddress(value)),
  },
  HSTS: {
    of: ['build'],
    what: 'The value of Strict-Transport-Security. Only with “; includeSubDomains” does it bind other hosts below this one, and then each of them needs TLS.',
    without: 'max-age=63072000, for this host alone',
    example: 'max-age=63072000; includeSubDomains',
    check: hsts,
  },
  PRECOMPRESS: {
    of: ['build'],
    what: 'false: no .br and .gz files beside each text, for a host that compresses by itself.',
    without: 'they are written, except in builds by Netlify and Cloudflare',
    example: 'false',
    check: onOrOff,
  },
  MAIL_FROM: {
    of: ['function'],
    what: 'The sender: one mailbox that somebody reads, as bounces go there, of a domain or subdomain of its own (README, “Mail that arrives”).',
    without: 'required',
    example: 'Camre website <website@forms.example.org>',
    check: (value) => {
      const found = mailAddressesIn(value);
      return found.length === 1 && mailAddressOf(found[0] ?? '')
        ? undefined
        : 'one address, such as hello@example.org or "Name, if any" <hello@example.org>';
    },
    inProduction: reachableMail,
  },
  MAIL_TO: {
    of: ['function'],
    what: 'Who answers; several with commas between.',
    without: 'required',
    example: 'hello@example.org',
    check: (value) => {
      const found = mailAddressesIn(value);
      return found.length > 0 && found.every((text) => mailAddressOf(text))
        ? undefined
        : 'addresses such as hello@example.org, with commas between';
    },
    inProduction: reachableMail,
  },
  MAIL_PROVIDER: {
    of: ['function'],
    what: '“smtp”, or “resend” for Resend’s API.',
    without: 'smtp',
    example: 'smtp',
    check: (value) => (/^(?:smtp|resend)$/.test(value) ? undefined : 'smtp or resend'),
  },
  SMTP_HOST: {
    of: ['function'],
    what: 'The mail server.',
    without: 'required with smtp',
    example: 'smtp.example.org',
    check: mailHost,
    inProduction: sendingHost,
  },
  SMTP_PORT: {
    of: ['function'],
    what: 'Its port. Other ports than 465 must offer STARTTLS.',
    without: '465',
    example: '465',
    check: wholeBetween(1, 65535, ''),
    inProduction: mailPort,
  },
  SMTP_SECURE: {
    of: ['function'],
    what: 'true: TLS from the first byte, as on port 465; false: STARTTLS.',
    without: 'true on ports 465 and 2465, false on others',
    example: 'true',
    check: onOrOff,
  },
  SMTP_USER: {
    of: ['function'],
    what: 'The user of the mail server.',
    without: 'no sign-in',
    example: 'website@example.org',
  },
  SMTP_PASS: { of: ['function'], secret: true, what: 'Its password.', without: 'no sign-in', example: '' },
  RESEND_API_KEY: {
    of: ['function'],
    secret: true,
    what: 'The key of Resend’s API.',
    without: 'required with resend',
    example: '',
    whereToFind: 'Resend’s dashboard, API Keys; “Sending access” is enough',
  },
  RESEND_BASE_URL: {
    of: ['function'],
    what: 'Another service that speaks Resend’s API.',
    without: 'https://api.resend.com',
    example: 'https://api.resend.com',
    check: oneOrigin,
    inProduction: reachableOrigin,
  },
  IP_HASH_SALT: {
    of: ['function'],
    secret: true,
    what: 'Visitors’ addresses are stored only as hashes made with it: openssl rand -base64 24.',
    without: 'required',
    example: '',
    check: longEnough,
    // It protects what is stored already; RETRY_SECRET opens a door.
    inProduction: unguessable,
  },
  RETRY_SECRET: {
    of: ['function', 'shell'],
    secret: true,
    what: 'Starts retries and the doctor; made like IP_HASH_SALT, and another one.',
    without: 'required',
    example: '',
    check: unguessable,
  },
  MAIL_CONNECTIONS: {
    of: ['function'],
    what: 'Mails under way at the same time, over all instances of the function.',
    without: '5',
    example: '5',
    check: wholeBetween(1, 100, ''),
    inProduction: (value) => (Number(value) > 20 ? 'at most 20: mail servers refuse more at the same time' : undefined),
  },
  MAIL_TIMEOUT_SECONDS: {
    of: ['function'],
    what: 'How long an attempt to send may take.',
    without: '30',
    example: '30',
    check: wholeBetween(1, 120, 'an instance of the function lives for 150 seconds'),
    inProduction: (value) => (Number(value) < 5 ? 'at least 5: a mail server takes seconds to answer' : undefined),
  },
  MAIL_RETRY_SECONDS: {
    of: ['function'],
    what: 'How long the first retry, and a pause, waits.',
    without: '60',
    example: '60',
    check: wholeBetween(1, 3600, ''),
    inProduction: (value) =>
      Number(value) < 10 ? 'at least 10: a server that fails would be called all the time' : undefined,
  },
  ALLOWED_ORIGINS: {
    of: ['function'],
    what: 'Further sites that may send, such as previews or the address without www, with commas between.',
    without: 'only SITE_URL',
    example: 'https://preview.example.org',
    check: origins(oneOrigin),
    inProduction: origins(reachableOrigin),
  },
  CONTACT_RATE_LIMIT: {
    of: ['function'],
    what: 'Requests an hour from one address (of IPv6: one /64), and from all whose address is not known together; more are refused.',
    without: '10',
    example: '10',
    check: wholeBetween(1, 1_000_000, ''),
    inProduction: (value) => (Number(value) > 1_000 ? 'at most 1000: more is no limit' : undefined),
  },
  CONTACT_RATE_LIMIT_OVERALL: {
    of: ['function'],
    what: 'Requests an hour in all; more are held, and above three times as many refused.',
    without: '300',
    example: '300',
    check: wholeBetween(1, 1_000_000, ''),
    inProduction: (value) =>
      Number(value) > 1_000 ? 'at most 1000: the hourly digest shows no more than three times as many' : undefined,
  },
  CLIENT_IP_HEADER: {
    of: ['function'],
    what: 'The header in which the platform names the visitor’s address; the doctor shows which ones come.',
    without: 'cf-connecting-ip',
    example: 'cf-connecting-ip',
    check: (value) => (/^[a-z\d-]+$/i.test(value) ? undefined : 'the name of a header, such as cf-connecting-ip'),
    inProduction: addressHeader,
  },
  REPLY_TO_VISITOR: {
    of: ['function'],
    what: 'true: “we have your message” to the visitor, in the form’s language, once a day for a mailbox.',
    without: 'no reply',
    example: 'true',
    check: onOrOff,
  },
  DAILY_DIGEST: {
    of: ['function'],
    what: 'false: no digest at seven in the morning (UTC).',
    without: 'a digest each day',
    example: 'false',
    check: onOrOff,
  },
  TURNSTILE_SECRET: {
    of: ['function'],
    secret: true,
    what: 'The secret of the form’s challenge, with TURNSTILE_SITE_KEY of the build.',
    without: 'no challenge',
    example: '',
    whereToFind: 'Cloudflare’s dashboard, Turnstile',
    inProduction: (value) =>
      /^0x[\w-]{30,}$/.test(value) ? undefined : 'the secret, which begins with 0x and is longer than the site key',
  },
  TURNSTILE_VERIFY_URL: {
    of: ['function'],
    what: 'Another service that checks the challenge, for tests.',
    without: 'Cloudflare’s',
    example: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    check: isAddress,
    inProduction: (value) =>
      new URL(value).origin === 'https://challenges.cloudflare.com' ? undefined : 'none: this is for tests',
  },
  LEAD_WEBHOOK_URL: {
    of: ['function'],
    // Slack's and Teams' addresses let anybody write who has them.
    secret: true,
    what: 'Another program that gets each request (README, “Webhook”).',
    without: 'no webhook',
    example: '',
  },
  LEAD_WEBHOOK_FORMAT: {
    of: ['function'],
    what: '“standard” (Standard Webhooks), “slack”, or “teams” for a workflow of Microsoft Teams.',
    without: 'standard',
    example: 'standard',
    check: (value) => (/^(?:standard|slack|teams)$/.test(value) ? undefined : 'standard, slack or teams'),
  },
  LEAD_WEBHOOK_SECRET: {
    of: ['function'],
    secret: true,
    what: 'Signs the events of “standard”: echo "whsec_$(openssl rand -base64 32)".',
    without: 'required with standard',
    example: '',
  },
  LEAD_WEBHOOK_ALLOW_PRIVATE: {
    of: ['function'],
    what: 'true: a webhook on this machine, for tests.',
    without: 'false',
    example: 'false',
    check: onOrOff,
    inProduction: (value) => (value === 'true' ? 'false: this is for tests' : undefined),
  },
  SUPABASE_DB_URL: {
    of: ['function'],
    secret: true,
    what: 'The database; a hosted project sets it by itself.',
    without: 'the platform provides it',
    example: '',
    check: ownerDatabase,
  },
  DATABASE_URL: {
    of: ['function'],
    secret: true,
    what: 'Another way to the database, such as the pooler’s in transaction mode.',
    without: 'SUPABASE_DB_URL',
    example: '',
    check: ownerDatabase,
    inProduction: hostedDatabase,
  },
  DATABASE_CA: {
    of: ['function', 'shell'],
    what: 'The certificate authority of a database of one’s own, as PEM, line breaks as \\n.',
    without: 'Supabase’s (valid to April 2031)',
    example: '-----BEGIN CERTIFICATE-----\\n…',
    check: certificate,
  },
  DATABASE_CONNECTIONS: {
    of: ['function'],
    what: 'Connections of one instance; given back after ten seconds without use.',
    without: '5',
    example: '5',
    check: wholeBetween(1, 100, ''),
    inProduction: (value) =>
      Number(value) > 15 ? 'at most 15: all instances share what the database has, 60 on the smallest plan' : undefined,
  },
  DATABASE_TIMEOUT_MS: {
    of: ['function'],
    what: 'How long each statement may take before a request is refused as unstored (503); getting a connection twice as long.',
    without: '4000',
    example: '4000',
    check: wholeBetween(50, 60_000, 'in milliseconds'),
    inProduction: (value) =>
      Number(value) < 500 || Number(value) > 20_000 ? 'from 500 to 20000: a visitor waits so long' : undefined,
  },
  OWNER_DATABASE_URL: {
    of: ['shell'],
    secret: true,
    what: 'The database as its owner, for npm run leads -- setup. Take the line out once that is done.',
    without: 'setup cannot begin',
    example: 'postgres://postgres.<project ref>:<password>@aws-0-<region>.pooler.supabase.com:5432/postgres',
    whereToFind: `${dashboard.replace(', Project Settings', '')}, Connect. “Direct connection” is IPv6 only; from an IPv4 network take “Session pooler”`,
    check: ownerDatabase,
  },
  LEADS_DATABASE_URL: {
    of: ['shell'],
    secret: true,
    what: 'The database as lead_manager, for the other commands: the line that setup --password prints.',
    without: 'the local backend',
    example: '',
    check: database,
    inProduction: readersDatabase,
  },
  LEADS_FUNCTION_URL: {
    of: ['shell'],
    what: 'The function, for the doctor and the vault.',
    without: 'the function is not checked',
    example: 'https://<project ref>.supabase.co/functions/v1/send-contact-email',
    check: functionUrl,
  },
} as const satisfies Readonly<Record<string, SettingRow>>;

export type AnySetting = keyof typeof settingTable;
type Of<Reader extends SettingReader> = {
  [Name in AnySetting]: Reader extends (typeof settingTable)[Name]['of'][number] ? Name : never;
}[AnySetting];
/** The settings of the function. */
export type SettingName = Of<'function'>;
/** The settings of the build. */
export type BuildSetting = Of<'build'>;

/** Returns the row of a setting. */
export function settingRow(name: AnySetting): SettingRow {
  return settingTable[name];
}

/** Returns the names of the settings that somebody reads, in the order of the table. */
export function settingsOf<Reader extends SettingReader>(reader: Reader): Of<Reader>[] {
  const isRead = (name: string): name is Of<Reader> => rows.get(name)?.of.includes(reader) ?? false;
  return [...rows.keys()].filter(isRead);
}

const rows = new Map<string, SettingRow>(Object.entries(settingTable));
