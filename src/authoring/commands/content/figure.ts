import { readTranslation, wholeFile, type Passage } from '../../../content/checks/translation';
import { excerptAround } from '../../../content/checks/rule';
import { positionAt } from '../../../content/problem';
import { numbersIn } from '../../../content/strings/numbersInText';
import { readProject } from '../../../readProject';
import type { Call } from '../../../commandLine/command';

/** Lists every place of a figure in words and data, in all languages, with what the code calculates with. */
export async function run({ root, args: [figure = ''] }: Call): Promise<void> {
  const [wanted] = numbersIn(figure);
  if (!wanted) throw new Error('npm run content -- figure <number>, such as: figure 60%');
  const isPercent = /%/.test(figure);
  const project = await readProject(root);
  const texts: Passage[] = [
    ...project.languages.flatMap(({ code }) => readTranslation(project, code).passages),
    ...[...Object.values(project.datasets), ...Object.values(project.facts).flatMap((all) => Object.values(all))].map(
      wholeFile,
    ),
  ];
  const places = texts.flatMap(({ source, text, offset }) =>
    numbersIn(text)
      .filter(({ digits }) => digits === wanted.digits)
      .filter(({ index, written }) => {
        const around = text.slice(Math.max(0, index - 2), index + written.length + 10);
        return !isPercent || source.file.endsWith('facts.json') || /%|per cent/.test(around);
      })
      .map(({ index }) => {
        const { line, column } = positionAt(source.text, offset + index);
        return `${source.file}:${line}:${column}  ${excerptAround(text, index, 30, 30)}`;
      }),
  );
  const inCode = Object.values(project.codeFigures)
    .filter(({ value }) => [value, value * 100].includes(Number(wanted.digits)))
    .map(({ file, value }) => `${file}:1:1  [${value}]`);
  const all = [...new Set([...places, ...inCode])];
  console.log([...all, `${all.length} places of ${figure}`].join('\n'));
}
