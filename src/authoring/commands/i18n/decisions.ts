import type { Call } from '../../../commandLine/commandLine';
import { hashOfText, openTexts, type Decision } from '../../../content/strings/decisions';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Project } from '../../../content/project';
import { readProject } from '../../../build/readProject';
import { requireLanguage } from './languages';

const file = 'locales/decisions.json';

export async function run({ root, args: [code, ...names], options: { look } }: Call): Promise<void> {
  const project = await readProject(root);
  const rows = project.decisions?.value;
  if (!rows) throw new Error(`${file} is not there, or cannot be read; \`npm run i18n -- check\` says why`);
  if (typeof look === 'string') return write(root, asked(project, rows, look));
  const language = code === undefined ? undefined : requireLanguage(project, code);
  if (language && names.length > 0) return write(root, looked(project, rows, language, names));
  const lines = language ? openIn(project, rows, language) : rows.map((row) => summary(project, row));
  console.log(lines.join('\n\n') || `Nothing is open in ${language}: every text has been looked at.`);
}

function summary(project: Project, row: Decision): string {
  const open = Object.keys(row.open ?? {}).filter((language) => openTexts(project, language, row).length > 0);
  return [row.english, `  ${row.rule}`, open.length > 0 && `  Not looked at in ${open.join(', ')}`]
    .filter(Boolean)
    .join('\n');
}

function openIn(project: Project, rows: readonly Decision[], language: string): string[] {
  return rows.flatMap((row) => {
    const names = openTexts(project, language, row);
    if (names.length === 0) return [];
    const texts = names.map((name) => {
      const [namespace = '', key = ''] = name.split(':');
      return `  ${name}  ${project.strings[language]?.[namespace]?.value?.[key] ?? `content/${name}/${language}.mdx`}`;
    });
    return [[row.english, `  ${row.rule}`, ...texts].join('\n')];
  });
}

/** Returns the rows with the texts of one of them open in every language that has them. */
function asked(project: Project, rows: readonly Decision[], english: string): Decision[] {
  if (!rows.some((row) => row.english === english))
    throw new Error(`There is no row “${english}” in ${file}; write it first, with its rule and its texts`);
  const codes = project.languages.map(({ code }) => code).filter((code) => code !== 'en');
  const openIn = (code: string, { texts }: Decision) =>
    Object.fromEntries(
      texts.flatMap((name) => {
        const hash = hashOfText(project, code, name);
        return hash ? [[name, hash]] : [];
      }),
    );
  return rows.map((row) =>
    row.english === english
      ? { ...row, open: Object.fromEntries(codes.map((code) => [code, openIn(code, row)])) }
      : row,
  );
}

/** Returns the rows without the texts that somebody has looked at in a language. */
function looked(project: Project, rows: readonly Decision[], language: string, names: readonly string[]): Decision[] {
  const open = rows.flatMap((row) => openTexts(project, language, row));
  const unknown = names.filter((name) => !open.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} is not open in ${language}; open are ${open.join(', ') || 'none'}`);
  return rows.map(({ open: { [language]: own = {}, ...others } = {}, ...row }) => {
    const left = Object.entries(own).filter(([name]) => !names.includes(name));
    const still = { ...others, ...(left.length > 0 && { [language]: Object.fromEntries(left) }) };
    return Object.keys(still).length > 0 ? { ...row, open: still } : row;
  });
}

function write(root: string, rows: readonly Decision[]): void {
  replaceIfChanged(root, file, `${JSON.stringify(rows, undefined, 2)}\n`);
  console.log(`${file} is written.`);
}
