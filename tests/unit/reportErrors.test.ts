import type { Reporter } from 'gatsby';
import { reportErrors } from '../../src/build/reportErrors';

async function reported(error: Error): Promise<string> {
  const panicOnBuild = jest.fn();
  const reporter = { panicOnBuild } as Partial<Reporter> as Reporter;
  await reportErrors(() => Promise.reject(error))({ reporter });
  return String(panicOnBuild.mock.calls[0]);
}

test('a build says what to do, without the place in the code that says it', async () => {
  expect(await reported(new Error('SITE_URL is “foo”; expected an address'))).toBe(
    'SITE_URL is “foo”; expected an address',
  );
});

test('a fault of the code is reported with its place', async () => {
  expect(await reported(new TypeError('x is not a function'))).toMatch(/x is not a function\n.*reportErrors\.test/);
});
