import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { escapeRegExp } from '../content/strings/terms';

const suffix = '.island.tsx';

/**
 * Returns the strings of each island, by its name. They are found by the code, so that nobody lists them: every text in the
 * code of an island that may be a key counts as one. Throws where two islands have one name.
 */
export function islandStrings(root: string) {
  const files = readdirSync(path.join(root, 'src/site'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => `src/site/${file}`);
  const { metafile, outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: files,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    // Without a booking calendar, pages carry no words about one.
    define: { 'process.env.GATSBY_SCHEDULER_URL': JSON.stringify(process.env.GATSBY_SCHEDULER_URL ?? '') },
    minifySyntax: true,
    format: 'esm',
    logLevel: 'error',
  });
  const islands: Record<string, ReturnType<typeof stringsIn>> = {};
  for (const [output, { entryPoint = '', inputs }] of Object.entries(metafile.outputs)) {
    const name = path.basename(entryPoint, suffix);
    if (name in islands)
      throw new Error(`${entryPoint}: another island is called “${name}” too; its name has to be its own.`);
    const sources = Object.keys(inputs).map((file) => readFileSync(path.join(root, file), 'utf8'));
    islands[name] = stringsIn(sources, outputFiles.find((file) => file.path.endsWith(output))?.text ?? '');
  }
  return islands;
}

/** Returns what an island can show: the namespaces that its modules name, in types too, and a pattern of the keys in its bundled code. */
function stringsIn(sources: readonly string[], code: string) {
  const namespaces = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:useTranslation\(|useDataText\(|TFunction<)\[?((?:'\w+'(?:, )?)+)/g)].flatMap(
      ([, names = '']) => [...names.matchAll(/\w+/g)].map(([name]) => name),
    ),
  );
  // A template is read apart from what is in it, as it may insert a text that has a key.
  const keys = [...code.matchAll(/"([\w:.-]+)"/g), ...code.matchAll(/`([^`\s]+)`/g)].map(([, key = '']) =>
    patternOf(key),
  );
  const known = [...new Set(keys)].filter((key) => /\w{2}/.test(key));
  return {
    namespaces: [...new Set(namespaces)].sort(),
    keys: `^(?:${known.sort().join('|')})(?:_(?:zero|one|two|few|many|other))?$`,
  };
}

/**
 * Returns the pattern of a key, with any text for what a template inserts, and after a text that ends as a part of a key
 * does, such as `nav.course.`; keys are looked for in every namespace.
 */
function patternOf(template: string): string {
  return template
    .replace(/^\w+:/, '')
    .split(/\$\{[^}]*\}/)
    .map(escapeRegExp)
    .join('.+')
    .replace(/\.$/, '..+');
}
