import {
  settingRow,
  settingsOf,
  type AnySetting,
  type SettingProblem,
  type SettingReader,
  type SettingValues,
} from './settingTable.ts';
import { beginsWithTls } from './settingChecks.ts';
import { claimsOf, isUnreachable, mailAddressesIn, mailAddressOf, projectIn, secretIn } from './settingValues.ts';

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
  const ref = projectIn(SUPABASE_URL);
  const claims = claimsOf(SUPABASE_ANON_KEY);
  const isPublic = claims?.role === 'anon' || SUPABASE_ANON_KEY.startsWith('sb_publishable_');
  const where = '(Supabase’s dashboard, Project Settings, API Keys)';
  return [
    // What is not known to be public may be a secret: the database’s password, for one.
    ref !== undefined &&
      SUPABASE_ANON_KEY !== '' &&
      !isPublic &&
      always(
        'SUPABASE_ANON_KEY',
        `SUPABASE_ANON_KEY is no public key of Supabase, and the build would publish it; expected “anon public”, which begins with eyJ, or a key that begins with sb_publishable_ ${where}.`,
      ),
    ref !== undefined &&
      claims !== undefined &&
      isPublic &&
      ref !== claims.ref &&
      always(
        'SUPABASE_ANON_KEY',
        `SUPABASE_ANON_KEY is the key of the project ${typeof claims.ref === 'string' ? claims.ref : 'of Supabase’s examples'}, and SUPABASE_URL names the project ${ref}; expected both of one project ${where}.`,
      ),
    typeof claims?.exp === 'number' &&
      claims.exp * 1000 < Date.now() &&
      always('SUPABASE_ANON_KEY', `SUPABASE_ANON_KEY has expired; expected the project’s key of today ${where}.`),
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

const mailServer: Rule = (values) =>
  values.MAIL_PROVIDER === 'resend' ? resend(values) : [...smtp(values), ...unusedBy('smtp', values)];

const resend: Rule = (values) => {
  const { RESEND_API_KEY = '', RESEND_BASE_URL } = values;
  return [
    !RESEND_API_KEY && always('RESEND_API_KEY', 'RESEND_API_KEY is not set.'),
    !!RESEND_API_KEY &&
      !RESEND_BASE_URL &&
      !/^re_\w{8,}$/.test(RESEND_API_KEY) &&
      release('RESEND_API_KEY', 'RESEND_API_KEY is not one of Resend’s; expected a key that begins with re_.'),
    ...resendSender(values),
    ...unusedBy('resend', values),
  ];
};

/** Resend sends for domains that the owner has proved to be theirs alone. */
const resendSender: Rule = ({ MAIL_FROM = '', RESEND_BASE_URL }) => {
  const domain = mailAddressOf(MAIL_FROM)?.split('@')[1] ?? '';
  return [
    !RESEND_BASE_URL &&
      /^(?:resend\.dev|(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|proton)\.\w+)$/.test(domain) &&
      release(
        'MAIL_FROM',
        `MAIL_FROM is of ${domain}, for which Resend sends no mail of ours; expected a domain of your own.`,
      ),
  ];
};

/** Settings of the other way to send: one of the two was meant. */
function unusedBy(provider: 'smtp' | 'resend', values: SettingValues): readonly (SettingProblem | false)[] {
  const others = settingsOf('function').filter((name) => name.startsWith(provider === 'smtp' ? 'RESEND_' : 'SMTP_'));
  return others.map(
    (name) =>
      !!values[name] &&
      release(
        name,
        `${name} is set, and MAIL_PROVIDER is ${provider}, which does not use it; expected one of the two.`,
      ),
  );
}

const smtp: Rule = ({ SMTP_HOST, SMTP_PORT = '465', SMTP_SECURE, SMTP_USER, SMTP_PASS }) => {
  const isLate = SMTP_SECURE === 'true' && /^(?:25|587|2587)$/.test(SMTP_PORT);
  const isEarly = SMTP_SECURE === 'false' && beginsWithTls(SMTP_PORT);
  return [
    !SMTP_HOST && always('SMTP_HOST', 'SMTP_HOST is not set.'),
    !!SMTP_USER !== !!SMTP_PASS &&
      always(
        'SMTP_USER',
        `${SMTP_USER ? 'SMTP_USER' : 'SMTP_PASS'} is set and ${SMTP_USER ? 'SMTP_PASS' : 'SMTP_USER'} is not; expected both or none.`,
      ),
    (isLate || isEarly) &&
      always(
        'SMTP_SECURE',
        `SMTP_SECURE is ${SMTP_SECURE} with port ${SMTP_PORT}; expected true with 465 and 2465, false with 25, 587 and 2587.`,
      ),
    !!SMTP_USER &&
      !!SMTP_PASS &&
      ((secretIn(SMTP_USER) !== undefined && !SMTP_USER.startsWith('AKIA')) ||
        (mailAddressOf(SMTP_PASS) !== undefined && SMTP_USER !== SMTP_PASS && !mailAddressOf(SMTP_USER))) &&
      release('SMTP_USER', 'SMTP_USER and SMTP_PASS look exchanged; expected the user in SMTP_USER.'),
  ];
};

/** What is held as likely spam is shown in the daily digest alone. */
const unseen: Rule = ({ DAILY_DIGEST }) => [
  DAILY_DIGEST === 'false' && {
    name: 'DAILY_DIGEST',
    stops: 'nothing',
    sentence:
      'DAILY_DIGEST is false: a request that is held as likely spam is shown to nobody, unless somebody looks (npm run leads -- list --status spam).',
  },
];

/** Limits that never come into force. */
const limits: Rule = ({ CONTACT_RATE_LIMIT = '10', CONTACT_RATE_LIMIT_OVERALL = '300' }) => [
  Number(CONTACT_RATE_LIMIT) > Number(CONTACT_RATE_LIMIT_OVERALL) &&
    release(
      'CONTACT_RATE_LIMIT',
      `CONTACT_RATE_LIMIT is ${CONTACT_RATE_LIMIT} and CONTACT_RATE_LIMIT_OVERALL ${CONTACT_RATE_LIMIT_OVERALL}; expected one address to have a part of all.`,
    ),
];

/** A filter (rspamd’s SPOOF_REPLYTO) takes a mail for fraud that is of the reader’s own domain and is answered elsewhere. */
const ownDomain: Rule = ({ MAIL_FROM = '', MAIL_TO = '' }) => {
  const from = mailAddressOf(MAIL_FROM)?.toLowerCase();
  const others = mailAddressesIn(MAIL_TO).map((text) => mailAddressOf(text)?.toLowerCase());
  const isSpoof = others.some((to) => to !== from && to?.split('@')[1] === from?.split('@')[1]);
  const sentence =
    'MAIL_FROM is of the same domain as MAIL_TO: spam filters take requests for fraud; a subdomain such as forms.<domain> avoids it (supabase/README.md, “Mail that arrives”).';
  const isUnread = /^(?:no|do-?not)-?reply@/.test(from ?? '');
  return [
    isSpoof && { name: 'MAIL_FROM', stops: 'nothing', sentence },
    isUnread && {
      name: 'MAIL_FROM',
      stops: 'nothing',
      sentence: `MAIL_FROM is ${from}: bounces go there; expected a mailbox that somebody reads.`,
    },
  ];
};

const webhook: Rule = (values) => {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_FORMAT: format = 'standard', LEAD_WEBHOOK_SECRET: secret } = values;
  if (url === undefined)
    return [
      (!!values.LEAD_WEBHOOK_FORMAT || !!secret) &&
        release('LEAD_WEBHOOK_URL', 'LEAD_WEBHOOK_FORMAT or _SECRET is set and LEAD_WEBHOOK_URL is not.'),
    ];
  const { protocol = '', hostname = '', pathname = '', username = '' } = URL.canParse(url) ? new URL(url) : {};
  const chat = Object.entries(chats).find(([, { hosts }]) => hosts.test(hostname));
  const isPrivate = values.LEAD_WEBHOOK_ALLOW_PRIVATE === 'true';
  const isLoop =
    /\/functions\/v1\/send-contact-email\b/.test(pathname) || hostname.replace(/\.$/, '') === hostOf(values.SITE_URL);
  // The address can be a secret itself, as Slack's is.
  const ofUrl = (stop: typeof always, expected: string) =>
    stop('LEAD_WEBHOOK_URL', `LEAD_WEBHOOK_URL is not ${expected}.`);
  return [
    !(isPrivate ? /^https?:$/ : /^https:$/).test(protocol) && ofUrl(always, 'an address that begins with https://'),
    username !== '' && ofUrl(always, 'an address without user and password, with which it could not be called'),
    /\s|,\s*https?:|#/.test(url) && ofUrl(always, 'one address, without spaces and without #'),
    !isPrivate && isUnreachable(hostname) && ofUrl(release, 'an address on the public internet'),
    isLoop && ofUrl(release, 'the address of another program: this is the site, or the function itself'),
    chat !== undefined &&
      chat[0] !== format &&
      always('LEAD_WEBHOOK_FORMAT', `LEAD_WEBHOOK_FORMAT is “${format}” and the address takes the format ${chat[0]}.`),
    chat !== undefined &&
      !chat[1].takes.test(hostname + pathname) &&
      ofUrl(release, `${chat[1].expected}, but another page of ${chat[0]}`),
    format === 'standard' &&
      !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret ?? '') &&
      always(
        'LEAD_WEBHOOK_SECRET',
        'LEAD_WEBHOOK_SECRET is not set or not of the form whsec_…; make one: echo "whsec_$(openssl rand -base64 32)".',
      ),
  ];
};

/** The hosts of chats that take a format of their own, and the addresses there that take messages. */
const chats = {
  slack: {
    hosts: /(?:^|\.)slack\.com$|^(?:\w+\.)?discord(?:app)?\.com$/,
    takes: /^hooks\.slack\.com\/.+|discord(?:app)?\.com\/api\/webhooks\/.+\/slack$/,
    expected: 'an incoming webhook (https://hooks.slack.com/…; of Discord one with /slack at its end)',
  },
  teams: {
    hosts: /(?:^|\.)(?:logic\.azure\.com|powerplatform\.com|powerautomate\.com|webhook\.office\.com)$/,
    takes: /(?:logic\.azure\.com|powerplatform\.com|webhook\.office\.com)(?::\d+)?\/.+/,
    expected: 'the address of a workflow (README, “Webhook”)',
  },
} as const;

function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).hostname : undefined;
}

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

const oneProjectOfShell: Rule = (values) => {
  const named = (['LEADS_FUNCTION_URL', 'OWNER_DATABASE_URL', 'LEADS_DATABASE_URL'] as const).flatMap((name) => {
    const ref = projectIn(values[name]);
    return ref === undefined ? [] : [{ name, ref }];
  });
  return named
    .slice(1)
    .map(
      ({ name, ref }) =>
        ref !== named[0]?.ref &&
        always(
          name,
          `${name} is of the project ${ref}, and ${named[0]?.name} of ${named[0]?.ref}; expected one project.`,
        ),
    );
};

const rules: Readonly<Record<SettingReader, readonly Rule[]>> = {
  build: [publishedSecrets, oneProject],
  function: [someDatabase, mailServer, ownDomain, webhook, limits, unseen, differentSecrets],
  shell: [oneProjectOfShell],
};
