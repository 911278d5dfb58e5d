/** @jest-environment node */
import { databaseConnection } from '../../supabase/functions/_shared/database';
import { networkOf } from '../../supabase/functions/_shared/visitor';
import { isPrivateAddress } from '../../supabase/functions/_shared/webhook';

test.each([
  [null, null],
  ['', null],
  ['192.0.2.7', '192.0.2.7'],
  ['198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['192.0.2.30:4000', '192.0.2.30'],
  ['[2001:db8::5]:4000', '2001:db8:0:0'],
])('a visitor’s address %j counts as %j', (header, network) => expect(networkOf(header)).toBe(network));

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '::1', '::'],
  ...['fe80::1', 'fd00::1', '::ffff:10.0.0.1', '2001:db8::1', '2001:0000::1', '2002:7f00:1::', '64:ff9b::7f00:1', 'x'],
])('%s is a private address', (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1', '2001:4860::1'])(
  '%s is a public address',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

test.each([
  ['postgres://u:p@127.0.0.1:5432/x', false],
  ['postgres://u:p@localhost/x?sslmode=require', false],
  ['postgres://u:p@db.abc.supabase.co:5432/x?sslmode=disable', true],
  ['postgres://u:p@10.0.0.7/x', true],
  ['postgres://u:p@127.0.0.1.example.org/x', true],
  ['postgres://u:p@localhost/x?host=db.camre.org&ssl=0', false],
])('the connection to %s is encrypted: %s', (url, encrypted) => {
  const { ssl, connectionString } = databaseConnection(url, undefined);
  expect(ssl !== false).toBe(encrypted);
  // pg would connect to this host, and as it says, in place of the one that was looked at.
  expect(connectionString).not.toMatch(/ssl|host=/);
});
