import {
  settingRow,
  settingsOf,
  type AnySetting,
  type SettingProblem,
  type SettingReader,
  type SettingValues,
} from './settingTable.ts';
import { claimsOf, mailAddressesIn, mailAddressOf, projectOf, secretIn } from './settingValues.ts';

type Rule = (values: SettingValues) => readonly (SettingProblem | undefined | false | '')[];

/** Returns what is wrong with settings that are right alone and not with each other. */
export function contradictionsIn(reader: SettingReader, values: SettingValues): SettingProblem[] {
  return rules[reader].flatMap((rule) => rule(values).flatMap((problem) => problem || []));
}

const always = (name: string, sentence: string): SettingProblem => ({ name, stops: 'always', sentence });
const release = (name: string, sentence: string): SettingProblem => ({ name, stops: 'release', sentence });

/** A secret of any reader in a setting that is published, and what Gatsby would compile into the site. */
const publishedSecrets: Rule = (values) => {
  const secrets = new Map<string, string>();
  for (const reader of ['function', 'shell'] as const)
    for (const name of settingsOf(reader)) {
      const value = values[name];
      if (settingRow(name).secret && value && value.length >= 8) secrets.set(value, name);
    }
  const published = Object.entries(values).filter(([name]) => /^GATSBY_/.test(name) || isOfBuild(name));
  return published.map(([name, value = '']) => {
    const other = [...secrets].find(([secret]) => value.includes(secret))?.[1];
    if (other) return always(name, `${name} has the value of ${other}, a secret, and the build would publish it.`);
    const kind = name.startsWith('GATSBY_') ? secretIn(value) : undefined;
    return (
      kind && always(name, `${name} is ${kind}: the build publishes what begins with GATSBY_. Rename or remove it.`)
    );
  });
};

function isOfBuild(name: string): boolean {
  return settingsOf('build').some((own) => own === name);
}

const oneProject: Rule = ({ SUPABASE_URL = '', SUPABASE_ANON_KEY = '' }) => {
  const ref = refOf(SUPABASE_URL);
  const keyRef = claimsOf(SUPABASE_ANON_KEY)?.ref;
  return [
    ref !== undefined &&
      typeof keyRef === 'string' &&
      ref !== keyRef &&
      always(
        'SUPABASE_ANON_KEY',
        `SUPABASE_ANON_KEY is the key of the project ${keyRef}, and SUPABASE_URL names the project ${ref}; expected both of one project (Supabase’s dashboard, API Keys).`,
      ),
    half('SUPABASE_URL', SUPABASE_URL, 'SUPABASE_ANON_KEY', SUPABASE_ANON_KEY || SUPABASE_URL === 'local'),
  ];
};

/** A setting whose other half is missing. */
function half(name: AnySetting, value: string | undefined, other: AnySetting, otherValue: unknown) {
  const [set, unset] = value ? [name, other] : [other, name];
  return (
    !!value !== !!otherValue &&
    !(name === 'SUPABASE_URL' && value === 'local') &&
    release(unset, `${set} is set and ${unset} is not; expected both or none.`)
  );
}

const mailServer: Rule = (values) => {
  const { MAIL_PROVIDER = 'smtp', SMTP_HOST, SMTP_PORT = '465', SMTP_SECURE, SMTP_USER, SMTP_PASS } = values;
  const { RESEND_API_KEY, RESEND_BASE_URL } = values;
  if (MAIL_PROVIDER === 'resend')
    return [
      !RESEND_API_KEY && always('RESEND_API_KEY', 'RESEND_API_KEY is not set.'),
      !!RESEND_API_KEY &&
        !RESEND_BASE_URL &&
        !RESEND_API_KEY.startsWith('re_') &&
        release('RESEND_API_KEY', 'RESEND_API_KEY is not one of Resend’s; expected a key that begins with re_.'),
    ];
  const isLate = SMTP_SECURE === 'true' && /^(?:25|587)$/.test(SMTP_PORT);
  return [
    !SMTP_HOST && always('SMTP_HOST', 'SMTP_HOST is not set.'),
    !!SMTP_USER !== !!SMTP_PASS &&
      always(
        'SMTP_USER',
        `${SMTP_USER ? 'SMTP_USER' : 'SMTP_PASS'} is set and ${SMTP_USER ? 'SMTP_PASS' : 'SMTP_USER'} is not; expected both or none.`,
      ),
    (isLate || (SMTP_SECURE === 'false' && SMTP_PORT === '465')) &&
      always(
        'SMTP_SECURE',
        `SMTP_SECURE is ${SMTP_SECURE} with port ${SMTP_PORT}; expected true with 465, false with 25 and 587.`,
      ),
  ];
};

/** A filter (rspamd’s SPOOF_REPLYTO) takes a mail for fraud that is of the reader’s own domain and is answered elsewhere. */
const ownDomain: Rule = ({ MAIL_FROM = '', MAIL_TO = '' }) => {
  const from = mailAddressOf(MAIL_FROM)?.toLowerCase();
  const others = mailAddressesIn(MAIL_TO).map((text) => mailAddressOf(text)?.toLowerCase());
  const isSpoof = others.some((to) => to !== from && to?.split('@')[1] === from?.split('@')[1]);
  const sentence =
    'MAIL_FROM is of the same domain as MAIL_TO: spam filters take requests for fraud; a subdomain such as forms.<domain> avoids it (supabase/README.md, “Mail that arrives”).';
  return [isSpoof && { name: 'MAIL_FROM', stops: 'nothing', sentence }];
};

const webhook: Rule = (values) => {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_FORMAT: format = 'standard', LEAD_WEBHOOK_SECRET: secret } = values;
  if (url === undefined)
    return [
      (!!values.LEAD_WEBHOOK_FORMAT || !!secret) &&
        release('LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_FORMAT or _SECRET is set and LEAD_WEBHOOK_URL is not.'),
    ];
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  const expected = Object.entries(chats).find(([, host]) => host.test(hostname))?.[0];
  const allowed = values.LEAD_WEBHOOK_ALLOW_PRIVATE === 'true' ? /^https?:$/ : /^https:$/;
  return [
    // The address can be a secret itself, as Slack's is.
    !allowed.test(protocol) &&
      always('LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_URL is not an address that begins with https://.'),
    expected !== undefined &&
      expected !== format &&
      always('LEAD_WEBHOOK_FORMAT', `LEAD_WEBHOOK_FORMAT is “${format}” and the address is one of ${expected}.`),
    format === 'standard' &&
      !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret ?? '') &&
      always(
        'LEAD_WEBHOOK_SECRET',
        'LEAD_WEBHOOK_SECRET is not set or not of the form whsec_…; make one: echo "whsec_$(openssl rand -base64 32)".',
      ),
  ];
};

/** The hosts of chats that take a format of their own. */
const chats = {
  slack: /(?:^|\.)slack\.com$/,
  teams: /(?:^|\.)(?:logic\.azure\.com|powerplatform\.com|powerautomate\.com|webhook\.office\.com)$/,
};

const differentSecrets: Rule = (values) => {
  const names = settingsOf('function').filter((name) => settingRow(name).secret && !/DATABASE|DB_URL/.test(name));
  return names.map((name, index) => {
    const same = names.slice(0, index).find((other) => values[other] && values[other] === values[name]);
    return same && always(name, `${name} is the same as ${same}; expected a secret of its own.`);
  });
};

const someDatabase: Rule = (values) => [
  !values.SUPABASE_DB_URL && !values.DATABASE_URL && always('SUPABASE_DB_URL', 'SUPABASE_DB_URL is not set.'),
];

const rules: Readonly<Record<SettingReader, readonly Rule[]>> = {
  build: [publishedSecrets, oneProject],
  function: [someDatabase, mailServer, ownDomain, webhook, differentSecrets],
  shell: [],
};

/** Returns what is wrong between the settings of the site, of the function, and of the owner's shell. */
export function disagreements(build: SettingValues, fn: SettingValues, shell: SettingValues): SettingProblem[] {
  const allowed = [fn.SITE_URL, ...(fn.ALLOWED_ORIGINS ?? '').split(/[\s,]+/)].map((text) => originOf(text));
  const ref = refOf(build.SUPABASE_URL);
  const others = { ...fn, ...shell };
  const addresses = [
    'DATABASE_URL',
    'SUPABASE_DB_URL',
    'OWNER_DATABASE_URL',
    'LEADS_DATABASE_URL',
    'LEADS_FUNCTION_URL',
  ];
  const problems = [
    fn.SITE_URL !== undefined &&
      build.SITE_URL !== undefined &&
      !allowed.includes(originOf(build.SITE_URL)) &&
      always(
        'SITE_URL',
        `SITE_URL of the build is ${build.SITE_URL} and of the function ${fn.SITE_URL}: forms would be refused; expected the same, or the build’s in ALLOWED_ORIGINS.`,
      ),
    Object.keys(fn).length > 0 &&
      !!build.TURNSTILE_SITE_KEY !== !!fn.TURNSTILE_SECRET &&
      always(
        build.TURNSTILE_SITE_KEY ? 'TURNSTILE_SECRET' : 'TURNSTILE_SITE_KEY',
        `${build.TURNSTILE_SITE_KEY ? 'TURNSTILE_SITE_KEY is set for the build and TURNSTILE_SECRET is not set for the function' : 'TURNSTILE_SECRET is set for the function and TURNSTILE_SITE_KEY is not set for the build: every request would be held as spam'}; expected both or none.`,
      ),
    !!fn.RETRY_SECRET &&
      !!shell.RETRY_SECRET &&
      fn.RETRY_SECRET !== shell.RETRY_SECRET &&
      always('RETRY_SECRET', 'RETRY_SECRET of this shell is another one than that of the function.'),
    ...addresses.map((name) => {
      const other = refOf(others[name]);
      return (
        ref !== undefined &&
        other !== undefined &&
        other !== ref &&
        always(name, `${name} is of the project ${other}, and SUPABASE_URL of ${ref}; expected one project.`)
      );
    }),
  ];
  return problems.flatMap((problem) => problem || []);
}

function originOf(text: string | undefined): string | undefined {
  return text && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Returns the project that an address names: by its host or, through a pooler, by its user. */
function refOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
  return projectOf(hostname) ?? /^\w+\.([a-z\d]{20})$/.exec(decodeURIComponent(username))?.[1];
}
