import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import type { ContentPage, Project } from '../../model/project';
import { stringHash } from '../../model/pin';
import { englishFor } from '../../model/strings';
import { languageOf, type Call } from './command';

/**
 * “Still right as it is”: pins translations to the English of today; without names, all of the language. `--reviewed`
 * marks them as looked at by a person.
 */
export async function run({ root, words: [code, ...names], options }: Call): Promise<void> {
  const project = await readSite(root);
  const language = languageOf(project, code);
  acceptStrings(project, language, names, options.reviewed ? 'person' : 'machine');
  acceptPages(project, language, names);
}

function acceptStrings(project: Project, language: string, names: readonly string[], by: 'person' | 'machine'): void {
  const state: Record<string, string> = {};
  const pins = project.state[language] ?? {};
  for (const [namespace, table] of Object.entries(project.strings[language] ?? {}))
    for (const key of Object.keys(table.value ?? {})) {
      const english = englishFor(key, project.strings.en?.[namespace]?.value ?? {});
      if (english === undefined) continue;
      const id = `${namespace}:${key}`;
      const wanted = names.length === 0 || names.includes(namespace) || names.includes(id);
      const old = pins[id];
      const hash = stringHash(english);
      const keepsReview = by === 'machine' && old === `${hash} person`;
      const pin = wanted && !keepsReview ? `${hash} ${by}` : old;
      if (pin) state[id] = pin;
    }
  const lines = Object.entries(state)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, pin]) => `  ${JSON.stringify(id)}: ${JSON.stringify(pin)}`);
  writeFileSync(path.join(project.root, `locales/state/${language}.json`), `{\n${lines.join(',\n')}\n}\n`);
}

function acceptPages(project: Project, language: string, names: readonly string[]): void {
  for (const page of project.pages.filter((candidate) => candidate.language === language)) {
    if (names.length > 0 && !names.includes(page.slug)) continue;
    const english = project.pages.find(({ kind, slug, language: code }) => kind === page.kind && slug === page.slug && code === 'en');
    if (english) writeFileSync(path.join(project.root, page.file), withSource(page, english.blobHash));
  }
}

function withSource(page: ContentPage, hash: string): string {
  const line = `source: "${hash}"`;
  if (/^source:.*$/m.test(page.text)) return page.text.replace(/^source:.*$/m, line);
  return page.text.replace(/\n---\n/, `\n${line}\n---\n`);
}
