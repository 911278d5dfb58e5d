import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { postgresUser } from '../../supabase/local/database';
import { portOf } from '../../supabase/local/listen';
import { proxied } from './databaseProxy';
import { eventually, lockTable, mailFrom, startTestBackend, temporaryFolder, valid } from './testBackend';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const action of cleanUp.splice(0)) action();
});

/** The default of a deployment; other tests wait longer. */
const deployed = { DATABASE_TIMEOUT_MS: '4000' };

test('a database that is 300 ms away stores every request from the first on, in time for a visitor', async () => {
  await using backend = await startTestBackend({ wayToDatabase: proxied('127.0.0.1', 300), settings: deployed });
  const began = performance.now();
  const answers = await Promise.all([0, 1, 2, 3].map((number) => backend.send({ ...valid, message: `${number}` })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  expect(performance.now() - began).toBeLessThan(10_000);
  // Its connections are kept: one round trip for a request.
  const connections = async () =>
    backend.query("select pid from pg_stat_activity where application_name = 'send-contact-email'");
  const kept = await connections();
  expect((await backend.send({ ...valid, message: 'again' })).status).toBe(200);
  expect(kept).not.toEqual([]);
  expect(await connections()).toEqual(expect.arrayContaining(kept));
});

/** Makes a certificate for a host name as files for PostgreSQL, and the authority that signed it. */
function certificate(name: string): { ca: string; cert: string; key: string } {
  const folder = temporaryFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = (part: string) => path.join(folder, part);
  const make = (...words: readonly string[]) =>
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...words], {
      stdio: 'pipe',
    });
  make('-subj', '/CN=Test authority', '-keyout', file('ca.key'), '-out', file('ca.pem'));
  make(
    ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-addext', 'basicConstraints=CA:FALSE'],
    ...['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-keyout', file('key.pem'), '-out', file('cert.pem')],
  );
  if (process.getuid?.() === 0) chownSync(file('key.pem'), postgresUser().uid, postgresUser().gid);
  chmodSync(file('key.pem'), 0o600);
  return { ca: readFileSync(file('ca.pem'), 'utf8'), cert: file('cert.pem'), key: file('key.pem') };
}

test('a database elsewhere is reached encrypted, and only if its certificate is the right one', async () => {
  const host = os.hostname();
  const { ca, cert, key } = certificate(host);
  const options = {
    postgres: { ssl: 'on', ssl_cert_file: cert, ssl_key_file: key },
    wayToDatabase: proxied(host, 0),
  };
  await using trusting = await startTestBackend({ ...options, settings: { DATABASE_CA: ca } });
  expect((await trusting.send(valid)).status).toBe(200);
  expect(
    await trusting.query(
      "select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name = 'send-contact-email'",
    ),
  ).toEqual([{ ssl: true }]);
  await using backend = await startTestBackend({ ...options, settings: deployed });
  expect((await backend.send(valid)).status).toBe(503);
});

test('nothing is sent to a database that does not encrypt', async () => {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('data', (part) => received.push(part));
    // “No” to the request for encryption (PostgreSQL, SSL session encryption).
    socket.write('N');
  });
  cleanUp.push(() => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const url = `postgres://u:pass-of-nobody@${os.hostname()}:${portOf(server)}/postgres?sslmode=disable`;
  await using backend = await startTestBackend({ settings: { ...deployed, SUPABASE_DB_URL: url } });
  expect((await backend.send(valid)).status).toBe(503);
  // Eight bytes: SSLRequest, and nothing after it.
  expect(received.every((part) => part.length === 8)).toBe(true);
  expect(received.length).toBeGreaterThan(0);
});

test('with the platform’s logging, no log has a name, an address or a message, even of what hangs', async () => {
  await using backend = await startTestBackend({
    // The statement ends before PostgreSQL logs it, although the function would wait longer.
    settings: { DATABASE_TIMEOUT_MS: '60000' },
    // Those of the hosted platform (supabase/postgres, postgresql.conf), without the local backend's safer ones.
    postgres: {
      shared_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '10s',
      log_error_verbosity: 'default',
      log_min_error_statement: 'error',
      log_min_messages: 'warning',
      log_line_prefix: '%h %m [%p] %q%u@%d ',
    },
  });
  const secret = { name: 'Zebedee Quill', email: 'zebedee@quill.example', company: 'Quillworks', message: 'Xylophone' };
  expect((await backend.send(secret)).status).toBe(200);
  await mailFrom(backend, secret.email);
  const release = await lockTable(backend, 'contact_counts');
  const hanging = backend.send({ ...secret, message: 'Xylophone again' });
  // The setting is in force: a statement of this length is logged.
  await backend.query("select pg_sleep(11), 'as long as that'");
  await eventually(async () => backend.logs().includes('as long as that'));
  await release();
  expect((await hanging).status).toBe(503);
  await eventually(async () => backend.logs().includes('canceling statement due to lock timeout'));
  expect(backend.logs()).not.toMatch(/zebedee|quill|xylophone/i);
});
