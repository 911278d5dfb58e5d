/** @jest-environment jsdom */
import { validRequest } from '../validRequest';

test('a session in the address, to which anybody can link, is not taken', async () => {
  process.env.GATSBY_SUPABASE_URL = 'https://project.example';
  const claims = Buffer.from('{"sub":"x","exp":9999999999}').toString('base64url');
  window.location.hash = `access_token=eyJhbGciOiJIUzI1NiJ9.${claims}.c2ln&refresh_token=r&expires_in=3600&token_type=bearer`;
  const ask = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = ask;
  const { sendContactRequest } = await import('../../src/site/contact/sendContactRequest');
  await expect(sendContactRequest(validRequest, {})).rejects.toThrow();
  const asked = ask.mock.calls.map(([address]) => new URL(address).pathname);
  expect(asked).toEqual(['/functions/v1/send-contact-email']);
});
