import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { editingEndpoints } from '../../src/authoring/editor/server/editor';
import { guardEndpoints } from '../../src/authoring/editor/server/guard';
import { editingPaths, tokenHeader, type EditableText, type TextChange } from '../../src/authoring/texts/editing';
import { portOf } from '../../supabase/local/listen';
import { ask } from '../host/ask';
import { cloneOfProject, git } from './copy';

/** The header with the address that a request comes from as if by another computer: not every machine has a network. */
export const remoteAddress = 'x-remote-address';

/** The answer of an endpoint. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each endpoint has another shape, which the tests look at
  readonly body: any;
}

/** A copy of the small project as a clone, with its editing endpoints. Each test of the file begins with the copy as it was. */
export function editingCopy() {
  let copy: string;
  let server: Server;
  let token: string;

  beforeAll(async () => {
    copy = cloneOfProject();
    const answer = guardEndpoints(editingEndpoints(copy));
    server = createServer((asked, response) => {
      const { [remoteAddress]: value } = asked.headers;
      if (value !== undefined) Object.defineProperty(asked.socket, 'remoteAddress', { value });
      answer(asked, response, () => response.writeHead(404).end());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    token = (await request('GET', editingPaths.token)).body.token;
  });

  afterAll(() => server.close());

  afterEach(async () => {
    while ((await request('POST', editingPaths.undo, {})).body.result === 'undone');
    git(copy, 'checkout', '-q', '.');
    git(copy, 'clean', '-qfd');
  });

  async function request(
    method: 'GET' | 'POST',
    address: string,
    value?: unknown,
    more: OutgoingHttpHeaders = {},
  ): Promise<Answer> {
    const port = portOf(server);
    const own = { host: `localhost:${port}`, [tokenHeader]: token ?? '' };
    const headers = { ...own, ...(method === 'POST' && { 'content-type': 'application/json' }), ...more };
    const content = typeof value === 'string' ? value : JSON.stringify(value);
    const answer = await ask(`http://127.0.0.1:${port}`, address, headers, method, { content });
    return { ...answer, body: JSON.parse(answer.body) };
  }

  /** The text of this id, or whose English begins so, as the editor gets it. */
  async function textOf(language: string, name: string): Promise<EditableText> {
    const texts: EditableText[] = (await request('GET', `${editingPaths.texts}?language=${language}`)).body;
    const found = texts.find(({ id, source }) => id === name || source.startsWith(name));
    if (!found) throw new Error(`${language} has no text ${name}`);
    return found;
  }

  async function save({ id, language, target: before }: EditableText, text: string, more: Partial<TextChange> = {}) {
    return (await request('POST', editingPaths.save, { id, language, before, text, ...more })).body;
  }

  /** The changed lines of the copy, file by file. */
  function diff(): Record<string, string[]> {
    const files = git(copy, 'diff', '-U0', '--no-color')
      .split(/^diff --git /m)
      .slice(1);
    return Object.fromEntries(
      files.map((part) => [
        /^\+\+\+ b\/(.*)$/m.exec(part)?.[1] ?? '',
        part.split('\n').filter((line) => /^[-+](?!\+\+ |-- )/.test(line)),
      ]),
    );
  }

  return { at: () => copy, request, textOf, save, diff };
}
