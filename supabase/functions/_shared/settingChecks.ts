import { X509Certificate } from 'node:crypto';
import { isPlaceholder, isUnreachable, oneOrigin, reachableOrigin, type ValueCheck } from './settingValues.ts';

// What single settings may be (settingTable.ts). Each returns what was expected in place of a value.

export const onOrOff: ValueCheck = (value) => (/^(?:true|false)$/.test(value) ? undefined : 'true or false');

/** One web address. A URL may have spaces and other signs in it that end it, or begin a rule of the Content-Security-Policy. */
export const isAddress: ValueCheck = (value) =>
  URL.canParse(value) && !/[\s\\]|,\s*https?:/.test(value) && oneOrigin(new URL(value).origin) === undefined
    ? undefined
    : 'one address such as https://www.example.org';

/** A page that browsers of visitors can open from an encrypted one. */
export const isPublicAddress: ValueCheck = (value) => isAddress(value) ?? reachableOrigin(new URL(value).origin);

/** Several origins, with commas or spaces between. */
export const origins =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(check)
      .find(Boolean);

/** The project’s own address: its database, storage and dashboard have others. */
export const projectUrl: ValueCheck = (value) => {
  if (value === 'local') return undefined;
  const wrong = oneOrigin(value);
  if (wrong !== undefined) return wrong;
  const { hostname, host } = new URL(value);
  return /(?:^|\.)supabase\.(?:com?|in|red|net)$/.test(hostname) && !/^[a-z\d]{20}\.supabase\.(?:co|in|red)$/.test(host)
    ? 'the project’s address, https://<project ref>.supabase.co'
    : undefined;
};

/** The address of the site, which is not the backend’s. */
export const siteUrl: ValueCheck = (value) =>
  reachableOrigin(value) ??
  (URL.canParse(value) && /(?:^|\.)supabase\.(?:com?|in|red|net)$/.test(new URL(value).hostname)
    ? 'the site’s own address, and not that of its backend'
    : undefined) ??
  (URL.canParse(value) && new URL(value).port
    ? 'an address without a port: visitors come to that of https'
    : undefined);

/** The site shows the calendar with Calendly’s script. */
export const calendarPage: ValueCheck = (value) => {
  const { protocol, host, pathname } = new URL(value);
  // The owner's own pages there, which need a sign-in.
  const isPrivate = /^\/(?:app|event_types|integrations|login|organization|signup|users)(?:\/|$)/.test(pathname);
  return protocol === 'https:' && /^(?:www\.)?calendly\.com$/.test(host) && pathname.length > 1 && !isPrivate
    ? undefined
    : 'a page of Calendly, such as https://calendly.com/<you>/demo';
};

export const flagsFolder: ValueCheck = (value) => {
  const expected = 'a folder such as /flags or https://cdn.example.org/flags';
  if (/[\s?#{}\\;]|\.\.|[^:]\/\/|\.svg$/.test(value)) return expected;
  return /^\/(?!\/)/.test(value) || isAddress(value) === undefined ? undefined : expected;
};

export const hsts: ValueCheck = (value) => {
  const [, seconds, , preload] = /^max-age=(\d{1,10})(; includeSubDomains(; preload)?)?$/.exec(value) ?? [];
  if (seconds === undefined)
    return 'max-age=<seconds>, with “; includeSubDomains” and “; preload” behind it if you mean them';
  return preload && Number(seconds) < 31_536_000 ? 'at least max-age=31536000 with preload' : undefined;
};

export const region: ValueCheck = (value) =>
  /^[a-z]{2}-[a-z]+-\d$/.test(value) ? undefined : 'the database’s region, such as eu-west-2';

/** Where the platform runs functions, as supabase-js lists them. */
const functionRegions =
  /^(?:ap-northeast-[12]|ap-south-1|ap-southeast-[12]|ca-central-1|eu-central-1|eu-west-[123]|sa-east-1|us-east-1|us-west-[12])$/;

export const functionRegion: ValueCheck = (value) =>
  functionRegions.test(value)
    ? undefined
    : 'a region in which functions run, the nearest to the database: ap-northeast-1 or -2, ap-south-1, ap-southeast-1 or -2, ca-central-1, eu-central-1, eu-west-1, -2 or -3, sa-east-1, us-east-1, us-west-1 or -2';

/** Returns whether a port of mail servers begins with TLS; on others it comes with STARTTLS. */
export function beginsWithTls(port: string): boolean {
  return port === '465' || port === '2465';
}

/** A port of mail servers that hosted functions reach. */
export const mailPort: ValueCheck = (value) => {
  if (/^(?:25|587)$/.test(value)) return '465 or 2525: hosted functions cannot reach ports 25 and 587';
  const isOther = (Number(value) < 1024 && value !== '465') || /^(?:3306|5432|6543|8080|8443)$/.test(value);
  return isOther ? '465 or 2525: this port is not one of mail servers' : undefined;
};

export const mailHost: ValueCheck = (value) =>
  /^(?:[\w-]+\.)*[\w-]+\.?$|^[\da-f:]+$/i.test(value) ? undefined : 'a host alone, such as smtp.example.org';

/** A mail server on the public internet that takes mail over SMTP. */
export const sendingHost: ValueCheck = (value) => {
  if (isUnreachable(value)) return 'a mail server on the public internet';
  return /^(?:imap|pop3?|www|api|https?)\d*\./i.test(value)
    ? 'the server that sends, such as smtp.example.org: this one has another purpose'
    : undefined;
};

/** A header in which proxies write an address. */
export const addressHeader: ValueCheck = (value) =>
  /(?:ip|addr|address|forwarded-for)$/i.test(value)
    ? undefined
    : 'a header that has the visitor’s address and nothing else, such as cf-connecting-ip or x-real-ip';

export const certificate: ValueCheck = (value) => {
  if (!value.includes('-----BEGIN CERTIFICATE-----')) return 'a certificate as PEM, not its path';
  try {
    new X509Certificate(value.replaceAll('\\n', '\n'));
    return undefined;
  } catch {
    return 'a whole certificate as PEM, from BEGIN to END, with its line breaks as \\n';
  }
};

/** The address of a database. */
export const database: ValueCheck = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || !url.hostname)
    return 'an address such as postgres://<user>:<password>@<host>:5432/postgres';
  if (/[?&](?:host|hostaddr|port|user|password|dbname)=/.test(url.search))
    return 'an address whose user, password, host and port are before the “?”';
  const password = decoded(url.password);
  if (password === undefined) return 'an address whose password has % as %25 (and @ as %40, # as %23, / as %2F)';
  if (isPlaceholder(password || 'none') || /YOUR-PASSWORD/i.test(value))
    return 'an address with the database’s password in it';
  if (/^\[.*\]$/.test(password)) return 'an address whose password is not in brackets';
  return /\.pooler\.supabase\.com$/.test(url.hostname) && !/^\w+\.[a-z\d]{20}$/.test(url.username)
    ? 'a pooler’s address, whose user ends with the project: postgres.<project ref>'
    : undefined;
};

/** The database as somebody who may do everything there. */
export const ownerDatabase: ValueCheck = (value) =>
  database(value) ??
  (/^(?:lead_manager|anon|authenticated|authenticator)\b/.test(new URL(value).username)
    ? 'an address whose user is the owner, postgres'
    : undefined);

/** The database as the role that reads requests. */
export const readersDatabase: ValueCheck = (value) =>
  /^lead_manager\b/.test(new URL(value).username) ? undefined : 'an address whose user is lead_manager';

/** A database that a function on the internet reaches, with its password. */
export const hostedDatabase: ValueCheck = (value) => {
  const { hostname, password } = new URL(value);
  if (isUnreachable(hostname)) return 'a database on the public internet';
  return password ? undefined : 'an address with the database’s password in it';
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The function’s address; its secret is sent there, so that it is encrypted unless it stays on this machine. */
export const functionUrl: ValueCheck = (value) => {
  const wrong = isAddress(value);
  if (wrong !== undefined) return wrong;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  if (pathname !== '/functions/v1/send-contact-email' || search || hash)
    return 'an address that ends with /functions/v1/send-contact-email';
  return protocol === 'https:' || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
    ? undefined
    : 'an address that begins with https://';
};

/** A service that counts visits: its script, the site's name there, and where counts are sent. */
export interface Analytics {
  readonly service: 'Plausible' | 'GoatCounter';
  readonly script: string;
  readonly site: string;
  readonly endpoint: string;
}

/**
 * Returns a service that counts visits without cookies; undefined for a value that names none. `plausible:<domain>`,
 * `goatcounter:<code>`, or with an own server: `plausible:<domain>@https://…`, `goatcounter:https://…`.
 */
export function analyticsIn(value: string): Analytics | undefined {
  const [, service, name = '', server] =
    /^(plausible|goatcounter):([a-z\d.-]+(?=@|$))?@?(https:\/\/[^\s/@]+)?\/?$/i.exec(value) ?? [];
  if (server && oneOrigin(server) !== undefined) return undefined;
  if (service === 'plausible' && name) {
    const own = server ?? 'https://plausible.io';
    return { service: 'Plausible', script: `${own}/js/script.js`, site: name, endpoint: own };
  }
  if (service === 'goatcounter' && (server ? !name : /^[a-z\d-]+$/i.test(name))) {
    const endpoint = server ?? `https://${name}.goatcounter.com`;
    const script = server ? `${server}/count.js` : 'https://gc.zgo.at/count.js';
    return { service: 'GoatCounter', script, site: `${endpoint}/count`, endpoint };
  }
  return undefined;
}

export const analytics: ValueCheck = (value) =>
  analyticsIn(value)
    ? undefined
    : 'plausible:<domain> or goatcounter:<code>, or with a server of your own plausible:<domain>@https://stats.example.org or goatcounter:https://stats.example.org';

export const reachableAnalytics: ValueCheck = (value) => {
  const { service, site = '', endpoint = '' } = analyticsIn(value) ?? {};
  const names = [new URL(endpoint).hostname, ...(service === 'Plausible' ? [site] : [])];
  return names.some(isUnreachable) ? 'a site and a server on the public internet' : undefined;
};
