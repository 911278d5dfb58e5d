import { supabaseCa } from './supabaseCa.ts';

/** How to connect: encrypted and with the certificate checked, unless the database is on this machine. */
export interface DatabaseConnection {
  readonly connectionString: string;
  readonly ssl: false | { readonly ca: string; readonly rejectUnauthorized: true };
}

/** Returns how to connect to a database. Throws a sentence for an address that is not one of PostgreSQL. */
export function databaseConnection(address: string, ca: string | undefined): DatabaseConnection {
  if (!URL.canParse(address) || !/^postgres(?:ql)?:$/.test(new URL(address).protocol))
    throw new Error('The address of the database is not one; expected postgres://user:password@host:5432/postgres');
  const url = new URL(address);
  // pg would let these override `ssl`, and "require" checks no certificate.
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl', 'uselibpqcompat'])
    url.searchParams.delete(name);
  const ssl = isLoopback(url.hostname) ? false : ({ ca: ca ?? supabaseCa, rejectUnauthorized: true } as const);
  return { connectionString: url.href, ssl };
}

/** Returns whether what is sent to this host stays on this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
