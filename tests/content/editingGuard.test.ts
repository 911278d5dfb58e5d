import { editingPaths, tokenHeader } from '../../src/authoring/texts/editing';
import { editingCopy, remoteAddress } from './editingCopy';

const { request, diff } = editingCopy();

describe('a request is refused, and nothing written,', () => {
  const body = () => ({ language: 'cy', id: 'home:hero.note', text: 'Un', before: 'Dim angen cerdyn credyd' });

  afterEach(() => expect(diff()).toEqual({}));

  test.each([
    ['from another computer', { [remoteAddress]: '192.0.2.7' }, 403],
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from another port', { origin: 'http://localhost:1' }, 403],
    ['as another site’s form', { 'sec-fetch-site': 'cross-site' }, 403],
    ['under another name', { host: 'evil.example' }, 403],
    ['without the token', { [tokenHeader]: '' }, 403],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('%s', async (_, headers, status) => {
    const answer = await request('POST', editingPaths.save, body(), headers);
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) } });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('the token goes to no other site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }])
      expect((await request('GET', editingPaths.token, undefined, headers)).body).not.toHaveProperty('token');
  });

  test.each<[string, unknown, number, Record<string, string>?]>([
    ['too large', { ...body(), text: 'x'.repeat(100_000) }, 413],
    ['too large, in parts', { ...body(), text: 'x'.repeat(100_000) }, 413, { 'transfer-encoding': 'chunked' }],
    ['not JSON', '{', 400],
    ['of another shape', { ...body(), file: 'locales/cy/home.json' }, 400],
    ['for a language that is not there', { ...body(), language: '../../etc' }, 404],
    ['for a text that is not there', { ...body(), id: 'home:hero.nothing' }, 404],
    ['with a path in the id', { ...body(), id: '../state/cy:home:hero.note' }, 404],
    ['with a path to a page in the id', { ...body(), id: 'features/../../../package#12345678' }, 404],
    ['with the name of a prototype', { ...body(), id: '__proto__:constructor' }, 404],
  ])('%s', async (_, value, status, headers = {}) => {
    const answer = await request('POST', editingPaths.save, value, headers);
    expect(answer).toMatchObject({ status, body: { error: expect.any(String) } });
  });
});
