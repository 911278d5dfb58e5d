import { z } from 'zod';

/** An account at DeepL. */
export interface Account {
  readonly key: string;
  readonly url: string;
}

/** Reads the account from the environment: keys of the free API end in `:fx`. Throws an Error without a key. */
export function readAccount({ DEEPL_API_KEY: key, DEEPL_URL: url }: NodeJS.ProcessEnv): Account {
  if (!key)
    throw new Error('DEEPL_API_KEY is not set: it is in your account at deepl.com, under “API keys”; nothing was sent');
  return { key, url: url || (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com') };
}

/** Texts with one context, as XML, and what they are translated with. */
interface TranslationRequest {
  readonly texts: readonly string[];
  readonly context: string;
  readonly targetLanguage: string;
  readonly glossary: string | undefined;
}

/** How many texts one request may have. */
export const textsPerRequest = 50;

/** Returns the translations of texts by DeepL. Throws an Error that says why there are none. */
export async function translate(account: Account, job: TranslationRequest): Promise<string[]> {
  const response = await ask(account, 'POST', '/v2/translate', {
    text: job.texts,
    source_lang: 'EN',
    target_lang: job.targetLanguage,
    context: job.context,
    tag_handling: 'xml',
    ignore_tags: ['x'],
    split_sentences: 'nonewlines',
    preserve_formatting: true,
    ...(job.glossary && { glossary_id: job.glossary }),
  });
  const parsed = z.object({ translations: z.array(z.object({ text: z.string() })) }).safeParse(response);
  if (!parsed.success || parsed.data.translations.length !== job.texts.length)
    throw new Error(`DeepL answered without a translation of each of ${job.texts.length} texts`);
  return parsed.data.translations.map(({ text }) => text);
}

/**
 * Creates a glossary, runs work with its id and deletes it; without an id where DeepL has no glossaries for the language.
 */
export async function withGlossary(
  account: Account,
  language: string,
  terms: readonly (readonly [string, string])[],
  work: (glossary: string | undefined) => Promise<void>,
): Promise<void> {
  if (terms.length === 0) return work(undefined);
  const entries = terms.map((pair) => pair.join('\t')).join('\n');
  const dictionary = { source_lang: 'en', target_lang: language, entries, entries_format: 'tsv' };
  const glossary = { name: `Camre ${language}`, dictionaries: [dictionary] };
  const created = await ask(account, 'POST', '/v3/glossaries', glossary).catch((thrown: unknown) => {
    if (!(thrown instanceof BadRequest)) throw thrown;
    console.log(`Translated without the glossary: ${thrown.message}`);
  });
  const id = z.object({ glossary_id: z.string() }).safeParse(created).data?.glossary_id;
  try {
    await work(id);
  } finally {
    if (id)
      await ask(account, 'DELETE', `/v3/glossaries/${id}`).catch((thrown: unknown) =>
        console.log(
          `The glossary “Camre ${language}” stays in your account at DeepL: ${thrown instanceof Error ? thrown.message : thrown}`,
        ),
      );
  }
}

class BadRequest extends Error {}

const attempts = 5;

/** Returns what DeepL answers; a request that came too early is sent again after the time that DeepL names. */
async function ask({ key, url }: Account, method: string, path: string, body?: object, attempt = 1): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).catch((thrown: unknown) => {
    throw new Error(`${url} cannot be reached: ${thrown instanceof Error ? (thrown.cause ?? thrown.message) : thrown}`);
  });
  const text = await response.text();
  if (response.ok) return text === '' ? undefined : JSON.parse(text);
  if ((response.status === 429 || response.status >= 500) && attempt < attempts) {
    const seconds = Number(response.headers.get('Retry-After') ?? 2 ** attempt);
    await new Promise((resolve) => setTimeout(resolve, Math.min(Number.isFinite(seconds) ? seconds : 60, 60) * 1000));
    return ask({ key, url }, method, path, body, attempt + 1);
  }
  const said = `${response.status} ${text.slice(0, 200)}`.trim();
  if (response.status === 400) throw new BadRequest(`DeepL does not take the request: ${said}`);
  throw new Error(`${reasons[response.status] ?? 'DeepL answered with an error'}: ${said}`);
}

const reasons: Readonly<Record<number, string>> = {
  403: 'DeepL does not accept the key in DEEPL_API_KEY',
  429: `DeepL had too many requests, ${attempts} times in a row; try again later`,
  456: 'All characters of your DeepL account are used up (its quota, or the limit of costs that you set there)',
};
