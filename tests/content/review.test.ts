import path from 'node:path';
import { JSDOM } from 'jsdom';
import { change, cloneOfProject, i18n, put, read, strings } from './copy';

/** The page for a reader of Welsh, open in a browser, and what it saves. */
async function openedSheet() {
  const copy = cloneOfProject();
  const file = path.join(copy, 'review.html');
  await i18n(copy, 'review', 'cy', 'home', 'features/qms', '--site', 'https://camre.example', '--out', file);
  const { window } = new JSDOM(read(copy, 'review.html'), { runScripts: 'dangerously', url: 'https://reader.example' });
  let saved: Blob | undefined;
  window.URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return '#';
  };
  const { document } = window;
  const found = (selector: string) => {
    const element = document.querySelector<HTMLTextAreaElement>(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    return element;
  };
  return {
    copy,
    document,
    type(selector: string, text: string) {
      found(selector).value = text;
      found(selector).dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    tick: (id: string) => found(`[id="${id}"] [type=checkbox]`).click(),
    async save() {
      found('[data-save]').click();
      if (!saved) return undefined;
      const reader = new window.FileReader();
      const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
      reader.readAsText(saved);
      put(copy, 'answer.json', String(await read));
      return i18n(copy, 'review', 'cy', '--answer', path.join(copy, 'answer.json'));
    },
  };
}

test('a reader’s answer is signed with the reader’s name: what is right, and what was put right', async () => {
  const { copy, document, type, tick, save } = await openedSheet();
  expect(document.querySelector('h2 a')?.getAttribute('href')).toMatch(/^https:\/\/camre\.example\/cy/);
  tick('home:hero.lede');
  type('[id="home:hero.note"] textarea', 'Dim angen cerdyn');
  type('[id="home:hero.trial"] [data-note]', 'Too long for me');
  type('[data-question]', 'The licence is British.');
  // Nothing is signed without a name.
  expect(await save()).toBeUndefined();
  expect(document.querySelector('output')?.textContent).toContain('name');
  type('[name=name]', 'Siân Evans');
  const { code, output } = (await save()) ?? {};
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Siân Evans') });
  for (const said of ['Dim angen cerdyn', 'Too long for me', 'The licence is British.']) expect(output).toContain(said);
  expect(strings(copy, 'cy', 'home')['hero.note']).toBe('Dim angen cerdyn');
  const pins = JSON.parse(read(copy, 'locales/pins/cy.json'));
  const signed = Object.keys(pins).filter((id) => pins[id].endsWith('Siân Evans'));
  expect(signed.sort()).toEqual(['home:hero.lede', 'home:hero.note']);
});

test('a text that has changed since the reader saw it is not signed, and is named', async () => {
  const { copy, type, tick, save } = await openedSheet();
  tick('home:hero.lede');
  type('[name=name]', 'Siân Evans');
  change(copy, 'locales/cy/home.json', (text) => text.replace(/("hero\.lede": ")/, '$1Heddiw: '));
  const { output } = (await save()) ?? {};
  expect(output).toMatch(/not signed, as the text is another one now: 1\n {2}home:hero\.lede/);
  expect(read(copy, 'locales/pins/cy.json')).not.toContain('Siân Evans');
});

test('an answer that is none of ours is refused as a whole', async () => {
  const { copy } = await openedSheet();
  put(copy, 'answer.json', '{ "language": "cy", "name": "" }');
  expect(await i18n(copy, 'review', 'cy', '--answer', path.join(copy, 'answer.json'))).toEqual({
    code: 1,
    output: expect.stringMatching(/^Nothing was signed:.*answer\.json:1:29 .*name = "".*the name of the person/s),
  });
});
