import { validRequest } from '../validRequest';

const invoke = jest.fn();
jest.mock('@supabase/supabase-js', () => ({ createClient: () => ({ functions: { invoke } }) }));

async function send() {
  process.env.GATSBY_SUPABASE_URL = 'https://project.example';
  const { sendContactRequest } = await import('../../src/site/contact/sendContactRequest');
  return sendContactRequest(validRequest, {});
}

test('a request is stored where the function says so itself, and nothing else that answers with success', async () => {
  for (const data of ['<!doctype html><p>Please sign in.', '', null, {}, { ok: false }, { ok: 'true' }, [true]]) {
    invoke.mockResolvedValueOnce({ data, error: null });
    await expect(send()).rejects.toThrow('did not answer');
  }
  invoke.mockResolvedValueOnce({ data: { ok: true }, error: null });
  await expect(send()).resolves.toBeUndefined();
});

test('every attempt with the same words has the same key, and no answer is a failure after fifteen seconds', async () => {
  jest.useFakeTimers();
  invoke.mockReturnValueOnce(new Promise(() => undefined));
  const sent = send();
  const failed = expect(sent).rejects.toThrow('nothing after 15 seconds');
  await jest.advanceTimersByTimeAsync(15_000);
  await failed;
  jest.useRealTimers();
  const keys = invoke.mock.calls.map(([, { body }]) => body.key);
  expect([new Set(keys).size, typeof keys[0]]).toEqual([1, 'string']);
  // Gateways that answer a preflight themselves allow no header but those of supabase-js.
  expect(invoke.mock.calls.flatMap(([, { headers = {} }]) => Object.keys(headers))).toEqual([]);
});
