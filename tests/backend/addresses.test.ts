import { databaseConnection } from '../../supabase/functions/_shared/database';
import { networkOf } from '../../supabase/functions/_shared/visitor';

test.each([
  [null, null],
  ['192.0.2.7', '192.0.2.7'],
  ['198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['192.0.2.30:4000', '192.0.2.30'],
  ['[2001:db8::5]:4000', '2001:db8:0:0'],
])('a visitor’s address %j counts as %j', (header, network) => expect(networkOf(header)).toBe(network));

test.each([
  ['postgres://u:p@127.0.0.1:5432/x', false],
  ['postgres://u:p@localhost/x?sslmode=require', false],
  ['postgres://u:p@db.abc.supabase.co:5432/x?sslmode=disable', true],
  ['postgres://u:p@127.0.0.1.example.org/x', true],
  ['postgres://u:p@localhost/x?host=db.camre.org&ssl=0', false],
])('the connection to %s is encrypted: %s', (url, encrypted) => {
  const { ssl, connectionString } = databaseConnection(url, undefined);
  expect(ssl !== false).toBe(encrypted);
  // pg would connect to this host, and as it says, in place of the one that was looked at.
  expect(connectionString).not.toMatch(/ssl|host=/);
});
