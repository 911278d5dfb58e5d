import path from 'node:path';
import { readSite } from '../../src/build/readSite';
import { run as exportTexts } from '../../src/commands/i18n/export';
import { run as importTexts } from '../../src/commands/i18n/import';

/**
 * Sends every language of a copy that has texts out and back in both formats, in one process: the converters are ES
 * modules, which Jest does not load. `tsx roundTrips.ts <copy>` prints a line for each.
 */
async function roundTrips(root: string): Promise<void> {
  const { languages, strings } = await readSite(root);
  for (const { code } of languages.filter((language) => language.code !== 'en' && strings[language.code]))
    for (const [format, extension] of [
      ['po', 'po'],
      ['xliff', 'xlf'],
    ] as const) {
      const out = path.join(root, `texts.${extension}`);
      await exportTexts({ root, words: [code], options: { [format]: true, out } });
      await importTexts({ root, words: [code, out], options: {} });
      process.stdout.write(`round trip ${code} ${format}\n`);
    }
}

roundTrips(process.argv[2] ?? '').catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
