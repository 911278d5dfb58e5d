/** @jest-environment node */
import { createServer } from 'node:net';
import { choosePort } from '../../src/build/commands/localBackend';
import { portOf } from '../../supabase/local/listen';

test('a port that is in use is left to its owner, unless PORT names it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const inUse = portOf(other);
  try {
    delete process.env.PORT;
    expect(await choosePort('PORT', inUse)).toBeGreaterThan(inUse);
    // `serve` then says that it is in use.
    process.env.PORT = String(inUse);
    expect(await choosePort('PORT', 9000)).toBe(inUse);
  } finally {
    delete process.env.PORT;
    other.close();
  }
});
