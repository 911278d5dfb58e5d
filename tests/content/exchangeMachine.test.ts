import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { poFormat } from '../../src/authoring/exchange/po';
import { unitsOf } from '../../src/authoring/exchange/units';
import { xliffFormat } from '../../src/authoring/exchange/xliff';
import { readProject } from '../../src/build/readProject';
import { commit, copyOfProject, git, i18n, put, read, removeString } from './copy';

const language = 'cy';

/** A text in a file of a tool. `of` is what the tool does not know: the text that it was exported as. */
interface Entry {
  readonly of: string;
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly note: string;
  readonly source: string;
  readonly target: string;
  readonly isMarked: boolean;
}

/** What tools do to a file: each takes the entries as the tool reads them, and says which it changes. */
type Manner = (entries: readonly Entry[], pick: (share: number) => boolean) => Entry[];

const manners: Readonly<Record<string, Manner>> = {
  'the names are dropped': (entries) => entries.map((one) => ({ ...one, name: '' })),
  'some names are dropped': (entries, pick) => entries.map((one) => (pick(0.5) ? { ...one, name: '' } : one)),
  'other names are dropped': (entries) => entries.map((one) => ({ ...one, otherNames: [] })),
  'references without the name': (entries) =>
    entries.map((one) => ({ ...one, otherNames: one.otherNames.filter((name) => name !== one.of) })),
  'numbers for names': (entries) => entries.map((one, index) => ({ ...one, name: `${index + 1}` })),
  'numbers, and the name elsewhere': (entries) =>
    entries.map((one, index) => ({ ...one, name: `${index + 1}`, otherNames: [one.of] })),
  'a prefix': (entries) => entries.map((one) => ({ ...one, name: one.name && `camre/site.${one.name}` })),
  'other signs in names': (entries) => entries.map((one) => ({ ...one, name: one.name.replace(/[:#/]/g, '_') })),
  'keys alone': (entries) => entries.map((one) => ({ ...one, name: one.name.replace(/^\w+:/, '') })),
  'the name in a note': (entries) =>
    entries.map((one) => ({ ...one, name: '', otherNames: [], note: `Key: ${one.of}` })),
  'texts of one English are one': (entries) =>
    entries.filter(({ source }, index) => entries.findIndex((other) => other.source === source) === index),
  'merged with all their references': (entries) =>
    entries.flatMap((one, index) => {
      const alike = entries.filter(({ source }) => source === one.source);
      const names = alike.flatMap(({ otherNames }) => otherNames);
      return entries.indexOf(alike[0] ?? one) === index ? { ...one, name: '', otherNames: names } : [];
    }),
  shuffled: (entries, pick) => [...entries].sort(() => (pick(0.5) ? 1 : -1)),
  'a part of it': (entries, pick) => entries.filter(() => pick(0.3)),
  'entries twice': (entries, pick) => entries.flatMap((one) => (pick(0.05) ? [one, one] : one)),
  'entries twice, translated otherwise': (entries, pick) =>
    entries.flatMap((one) => (pick(0.05) ? [one, { ...one, target: `${one.target} eto` }] : one)),
  'marked as guesses': (entries, pick) => entries.map((one) => (pick(0.1) ? { ...one, isMarked: true } : one)),
  emptied: (entries, pick) => entries.map((one) => (pick(0.1) ? { ...one, target: '' } : one)),
  'another English': (entries, pick) =>
    entries.map((one) => (pick(0.1) ? { ...one, source: `${one.source} now` } : one)),
  'names of texts that are gone': (entries, pick) =>
    entries.map((one) => (pick(0.1) ? { ...one, name: 'home:gone.long.ago', otherNames: [] } : one)),
  'the English of another text': (entries, pick) =>
    entries.map((one, index) =>
      pick(0.05) ? { ...one, source: entries[index - 1]?.source ?? one.source, note: one.of } : one,
    ),
};

const quoted = (text: string) => JSON.stringify(text);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Files as tools write them: nothing in them is of our own writers. */
const writers = {
  po: (entries: readonly Entry[]) =>
    [
      `msgid ""\nmsgstr "Language: ${language}\\n"\n`,
      ...entries.map(({ name, otherNames, note, source, target, isMarked }) =>
        [
          ...(note ? [`#. ${note}`] : []),
          ...(otherNames.length > 0 ? [`#: ${otherNames.join(' ')}`] : []),
          ...(isMarked ? ['#, fuzzy'] : []),
          ...(name ? [`msgctxt ${quoted(name)}`] : []),
          `msgid ${quoted(source)}\nmsgstr ${quoted(target)}\n`,
        ].join('\n'),
      ),
    ].join('\n'),
  xlf: (entries: readonly Entry[]) =>
    `<xliff version="1.2"><file original="site" target-language="${language}"><body>${entries
      .map(
        ({ name, otherNames, note, source, target, isMarked }) =>
          `<trans-unit id="${escaped(name)}" resname="${escaped(otherNames.join(' '))}" approved="yes"><source>${escaped(source)}</source><target${isMarked ? ' state="needs-review-translation"' : ''}>${escaped(target)}</target><note>${escaped(note)}</note></trans-unit>`,
      )
      .join('')}</body></file></xliff>`,
};

const formats = { po: poFormat, xlf: xliffFormat };

let copy: string;

beforeAll(() => {
  copy = copyOfProject();
  for (const id of ['home:hero.note', 'common:nav.course.hr', 'common:courseCount_few'])
    removeString(copy, language, id);
  put(copy, '.gitignore', '.local\n*.po\n*.xlf\n');
  commit(copy);
});

async function textsNow() {
  return unitsOf(await readProject(copy, [language]), language);
}

test.each(['po', 'xlf'] as const)(
  '%s: whatever a tool did, no text is in a wrong place, and none is lost',
  async (extension) => {
    const before = await textsNow();
    const here = new Map(before.map(({ id, target }) => [id, target]));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...Object.keys(manners)), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        async (chosen, seed) => {
          let state = seed;
          const pick = (share: number) => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 < share;
          const sent = before.map(({ id, reference, source, target }): Entry => {
            const isTranslated = pick(0.15) && !/[<{[*|\d]/.test(source + target);
            const shared = { of: id, name: id, otherNames: [reference, id], note: '', source, isMarked: false };
            return { ...shared, target: isTranslated ? `Newydd ${target || 'testun'}` : target };
          });
          const returned = chosen.reduce((entries, name) => manners[name]?.(entries, pick) ?? [...entries], sent);
          const kept = `.local/i18n/not-imported.${language}.${extension}`;
          git(copy, 'clean', '-fdxq');
          put(copy, `back.${extension}`, writers[extension](returned));
          const { code, output } = await i18n(copy, 'import', language, path.join(copy, `back.${extension}`));

          const after = new Map((await textsNow()).map(({ id, target }) => [id, target]));
          git(copy, 'checkout', '-q', '.');
          const wrong = [...after].filter(
            ([id, target]) =>
              target !== here.get(id) && !returned.some((one) => one.of === id && one.target.trim() === target),
          );
          expect(wrong).toEqual([]);
          const refused = existsSync(path.join(copy, kept)) ? formats[extension].read(read(copy, kept)).units : [];
          const said = Number(/^(\d+) texts? (?:was|were) not taken, now in/m.exec(output)?.[1] ?? 0);
          expect({ said, code }).toEqual({ said: refused.length, code: refused.length > 0 ? 1 : 0 });
          // Every text that was translated is either in its place or in the file of what was refused.
          const lost = returned.filter(
            ({ of, source, target }) =>
              target.trim() !== '' &&
              target !== here.get(of) &&
              after.get(of) !== target.trim() &&
              !refused.some((one) => one.source === source && one.target === target),
          );
          expect(lost).toEqual([]);
        },
      ),
      { seed: 52, numRuns: 15, verbose: 1 },
    );
  },
);
