import path from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../../content/files/jsonFile';
import { replaceFile } from '../../../content/files/writeFiles';
import { formatCount, formatProblem } from '../../../content/problem';
import type { Call } from '../../../commandLine/commandLine';
import type { Author } from '../../exchange/changedFiles';
import { importUnits } from '../../exchange/importUnits';
import { poFormat } from '../../exchange/po';
import { reviewSheet } from '../../exchange/reviewSheet';
import { unitsOf } from '../../exchange/units';
import { editableTexts } from '../../texts/editableTexts';
import { isNamed, readNamedLanguage, refuseUnknownNames } from './languages';

export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  if (typeof options.answer === 'string') {
    await takeAnswer(root, language, options.answer);
    return;
  }
  const all = editableTexts(project, language).filter(({ target }) => target !== '');
  const ids = all.map(({ id }) => id);
  refuseUnknownNames(names, ids, language);
  // What is named is read again; else only what no person has read.
  const texts = all.filter(({ id, reviewed }) => isNamed(names, id) && (names.length > 0 || !reviewed));
  const known = project.languages.find((one) => one.code === language) ?? { code: language, name: language };
  const site = typeof options.site === 'string' ? options.site : process.env.SITE_URL;
  const sheet = reviewSheet(known, texts, site?.replace(/\/$/, ''));
  const file = path.resolve(String(options.out ?? path.join(root, `.local/i18n/review-${language}.html`)));
  replaceFile(file, sheet);
  console.log(
    `${path.relative(process.cwd(), file)} has ${formatCount(texts.length, 'text')} for a reader of ${language}, who opens it in a browser and sends back the file that it saves. Then: npm run i18n -- review ${language} --answer <file>`,
  );
}

/** Signs what a reader found right or changed, where it still is what the reader saw; prints what they say besides. */
async function takeAnswer(root: string, language: string, file: string): Promise<void> {
  const { project } = await readNamedLanguage(root, language);
  const { value: answer, problems } = readJsonFile('', file, answerSchema);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!answer) throw new Error(`Nothing was signed:\n\n${errors.map(formatProblem).join('\n\n')}`);
  if (answer.language !== language)
    throw new Error(`Nothing was signed: ${file} is about “${answer.language}”, expected “${language}”`);
  const today = new Map(unitsOf(project, language).map(({ id, target }) => [id, target]));
  const isAsSeen = ({ id, shown }: ReviewedText) => !today.has(id) || today.get(id) === shown;
  const shown = ({ id, shown, text }: ReviewedText) => `${id}\n    ${shown}\n    ${text === '' ? '(emptied)' : text}`;
  // A field that was emptied is not what the reader found right.
  const right = answer.texts.filter(({ isRight, text }) => isRight && text !== '');
  const signed = right.filter(isAsSeen);
  const units = signed.map(({ id, source, text }) => ({ id, source, target: text, names: [], notes: [] }));
  const author: Author = { by: 'person', signature: `${answer.day} ${answer.name}`, hasReadAll: true };
  if (units.length > 0) await importUnits(project, language, units, { author, format: poFormat });
  const open = answer.texts.filter((one) => !right.includes(one));
  const lists = [
    ['changed', right.filter((one) => one.shown !== one.text).map(shown)],
    ['not signed, as the text is another one now', right.filter((one) => !isAsSeen(one)).map(shown)],
    ['not called right, with what is proposed', open.filter((one) => one.shown !== one.text).map(shown)],
    ['noted', answer.texts.filter(({ note }) => note !== '').map(({ id, note }) => `${id}  ${note}`)],
    ['answered, for the owner', answer.questions.map(({ question, reply }) => `${question}\n    ${reply}`)],
  ] as const;
  console.log(`\n${answer.name} (${answer.role || 'no role given'}), ${answer.day}`);
  for (const [title, lines] of lists)
    if (lines.length > 0) console.log(`${title}: ${lines.length}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

const line = z
  .string()
  .trim()
  .regex(/^[^\n]*$/);

/** What a reader of a language sends back: the file that the page of `reviewSheet` saves. */
const answerSchema = z.strictObject({
  language: z.string(),
  /** Who has read it: it is signed with this name. */
  name: line.min(1, 'the name of the person who has read it'),
  /** What that person does, such as a translator or a trainer. */
  role: line,
  day: z.iso.date('a day such as 2026-11-27'),
  questions: z.array(z.strictObject({ question: z.string(), reply: z.string().min(1) })),
  texts: z.array(
    z.strictObject({
      id: z.string(),
      source: z.string(),
      /** The translation as the reader saw it, and as it should be; empty where the reader emptied the field. */
      shown: z.string(),
      text: z.string(),
      isRight: z.boolean(),
      note: z.string(),
    }),
  ),
});

type ReviewedText = z.infer<typeof answerSchema>['texts'][number];
