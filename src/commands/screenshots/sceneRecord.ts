import { build } from 'esbuild';
import type { ReactElement } from 'react';
import type { PageStrings } from '../../i18n/createTranslator';
import { shortHash, wordsHash, type PictureRecord } from '../../model/pictures';
import { splitPlural } from '../../model/strings';
import type { FeatureScene } from './featureScenes';
import { sceneDocument } from './sceneDocument';

/** What pictures of a scene are made from as the files stand now; by language, the strings of its tables (English among them). */
export async function sceneRecord(
  root: string,
  { name, scene }: FeatureScene,
  tables: Readonly<Record<string, PageStrings>>,
): Promise<PictureRecord> {
  const strings = stringsOf(scene, tables.en ?? {});
  const code = await codeHash(root, name);
  const pictures = Object.entries(tables).map(([language, own]) => [
    language,
    { scene: code, words: wordsHash(strings, own) },
  ]);
  return { strings, pictures: Object.fromEntries(pictures) };
}

/** The strings that a scene shows, in alphabetical order: it is drawn with its keys for words. */
function stringsOf(scene: ReactElement, english: PageStrings): string[] {
  const keys = Object.entries(english).map(([namespace, table]) => [
    namespace,
    Object.fromEntries(Object.keys(table).map((key) => [key, `⟦${namespace}:${splitPlural(key).base}⟧`])),
  ]);
  const drawn = sceneDocument(scene, { code: 'en', htmlLang: 'en-GB' }, Object.fromEntries(keys));
  return [...new Set([...drawn.matchAll(/⟦(.+?)⟧/g)].map(([, name = '']) => name))].sort();
}

/** The hash of a scene's code and of the colours it is drawn in, without comments and layout of the source. */
async function codeHash(root: string, name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from './src/scenes/${name}'; export { colourVariables, constantVariables } from './src/ui/themeVariables';`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
  });
  return shortHash(outputFiles.map(({ text }) => text).join(''));
}
