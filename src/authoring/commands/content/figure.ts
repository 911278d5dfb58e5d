import { excerpt, excerptAround, readTranslation, wholeFile, type Passage } from '../../../content/checks/translation';
import { positionAt } from '../../../content/problem';
import { asciiDigits, numbersIn, numberWords } from '../../../content/strings/numbersInText';
import type { Project } from '../../../content/project';
import { readProject } from '../../../build/readProject';
import type { Call } from '../../../commandLine/commandLine';

export async function run({ root, args: [figure = ''] }: Call): Promise<void> {
  const [number] = numbersIn(figure);
  const inWords = numberWords.indexOf(figure.toLowerCase().split(' ')[0] ?? '');
  const digits = inWords < 0 ? number?.digits : `${inWords}`;
  if (digits === undefined)
    throw new Error(
      `“${figure}” is no number: write it in digits, such as figure 30, figure 60% or figure £2.50, which finds it in words as well; or one word from zero to hundred, such as figure thirty`,
    );
  const value = decimalOf(number?.written ?? '');
  const isPercent = /%|per ?cent/.test(figure);
  const project = await readProject(root);
  const texts: Passage[] = [
    ...project.languages.flatMap(({ code }) => readTranslation(project, code).passages),
    ...[...Object.values(project.datasets), ...Object.values(project.facts).flatMap((all) => Object.values(all))].map(
      wholeFile,
    ),
  ];
  const places = texts.flatMap(({ source, text, offset }) =>
    numbersIn(text)
      .filter((number) => (value === undefined ? number.digits === digits : decimalOf(number.written) === value))
      .filter(({ index, written }) => {
        if (figure.includes('/')) return text.startsWith(figure, index);
        const around = text.slice(Math.max(0, index - 2), index + written.length + 10);
        return !isPercent || source.file.endsWith('facts.json') || /%|per cent/.test(around);
      })
      .map(({ index }) => `${placeIn(source, offset + index)}  ${excerptAround(text, index, 30, 30)}`),
  );
  const kind = kindsOfFigures[figure.toLowerCase()];
  const ofKind = Object.values(project.facts.features).flatMap((facts) =>
    Object.entries(facts.value?.statistics ?? {})
      .filter(([, statistic]) => statistic.kind === kind)
      .map(([id]) => `${placeIn(facts, facts.text.indexOf(`"${id}"`))}  "${id}": "kind": "${kind}"`),
  );
  const inCode = Object.values(project.codeFigures)
    .filter((inCode) =>
      [inCode.value, ...(inCode.value < 1 ? [inCode.value * 100] : [])].includes(value ?? Number(digits)),
    )
    .map((inCode) => `${inCode.file}:1:1  [${inCode.value}]`);
  const all = [...new Set([...ofKind, ...places, ...placesInWords(project, digits, isPercent), ...inCode])];
  console.log([...all, `${all.length} ${all.length === 1 ? 'place' : 'places'} of ${figure}`].join('\n'));
}

/** Figures that facts.json has as a kind, without a number. */
const kindsOfFigures: Readonly<Partial<Record<string, string>>> = { '24/7': 'always', zero: 'zero', '0': 'zero' };

/** Returns the value of a number with one or two digits after its separator, such as £2.50 or 2,5; undefined for any other. */
function decimalOf(written: string): number | undefined {
  const [, whole = '', part] = /^(.*)[.,٫](\p{Nd}{1,2})$/u.exec(written) ?? [];
  return part === undefined ? undefined : Number(`${asciiDigits(whole).replace(/\D/g, '')}.${asciiDigits(part)}`);
}

/** Returns the texts whose English says a number in words, with their translations, each of which has a word of its own. */
function placesInWords(project: Project, digits: string, isPercent: boolean): string[] {
  const word = numberWords[Number(digits)];
  if (word === undefined) return [];
  const pattern = new RegExp(`\\b${word}\\b${isPercent ? ' per ?cent' : ''}`, 'i');
  return project.languages
    .flatMap(({ code }) => readTranslation(project, code).texts)
    .filter(({ english }) => pattern.test(english))
    .map(({ source, offset, text, english }) => {
      const words = text === english ? excerptAround(text, text.search(pattern), 30, 30) : excerpt(text);
      return `${placeIn(source, offset)}  “${word}” in ${words}`;
    });
}

function placeIn({ file, text }: { readonly file: string; readonly text: string }, offset: number): string {
  const { line, column } = positionAt(text, offset);
  return `${file}:${line}:${column}`;
}
