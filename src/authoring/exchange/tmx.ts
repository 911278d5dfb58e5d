import type { Unit } from './units';
import { escapeXml } from './xml';

/** Returns TMX 1.4b (LISA, 2005): a translation memory of what is translated from the English of today. */
export function tmxOf(units: readonly Unit[], language: string): string {
  const pairs = units.filter(({ state, target }) => state === 'translated' && target !== '');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header creationtool="camre-website" creationtoolversion="1" segtype="paragraph" o-tmf="i18next and MDX" adminlang="en" srclang="en" datatype="plaintext"/>
  <body>
${pairs.map((unit) => pairOf(unit, language)).join('\n')}
  </body>
</tmx>
`;
}

function pairOf({ id, source, target }: Unit, language: string): string {
  const variant = (code: string, text: string) => `<tuv xml:lang="${code}"><seg>${escapeXml(text)}</seg></tuv>`;
  return `    <tu><prop type="x-id">${escapeXml(id)}</prop>${variant('en', source)}${variant(language, target)}</tu>`;
}
