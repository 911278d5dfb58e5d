import { editableTexts } from '../../texts/editableTexts';
import { translatedPage } from '../../../content/pages/pageState';
import { formatCount } from '../../../content/problem';
import { englishPages, pageName } from '../../../content/project';
import { workOf, type Work } from '../../../content/strings/work';
import { countWords } from '../../../content/strings/marks';
import type { Call } from '../../../commandLine/commandLine';
import { isNamed, readNamedLanguage, refuseUnknownNames } from './languages';

export async function run({ root, args: [code, ...names], options }: Call): Promise<void> {
  const { project, language } = await readNamedLanguage(root, code);
  const limit = Number(options.limit ?? 40);
  if (!Number.isInteger(limit) || limit <= 0)
    throw new Error(`--limit is “${options.limit}”; expected a number of texts such as 100`);
  const all = editableTexts(project, language);
  const known = all.flatMap(({ id, pages }) => [id, ...pages]);
  refuseUnknownNames(names, known, language);
  const texts = all
    .filter(({ id, pages }) => isNamed(names, id) || (pages.length < 5 && pages.some((page) => names.includes(page))))
    .map((text) => ({ ...text, work: workOf(text) }));
  const states: readonly Work[] = ['missing', 'stale', ...(options.review ? (['not read by a person'] as const) : [])];
  const open = texts.filter(({ work }) => work && states.includes(work));
  // A page may have nothing to be changed, and wait all the same for somebody who says so.
  const waiting = englishPages(project)
    .filter((english) => translatedPage(project, english, language).isStale)
    .map(pageName)
    .filter((name) => isNamed(names, name) && !open.some(({ id }) => id.startsWith(`${name}#`)));
  const paragraphs = [
    ...open.slice(0, limit).map(({ place, work, id, source, context, max, pages }) => {
      const notes = [...context, ...(max === undefined ? [] : [`at most ${max} characters`])];
      const others = pages.length > 3 ? ` and ${pages.length - 2} more pages` : '';
      return [
        `${place}  ${work}  ${id}`,
        `  English  ${source}`,
        `  context  ${notes.join('; ')}`,
        `  on       ${pages.slice(0, others ? 2 : 3).join(', ') || 'no page yet'}${others}`,
      ].join('\n');
    }),
    ...waiting.map((name) => `${name} has to be looked at: npm run i18n -- diff ${language} ${name}, then accept`),
    ...(open.length > limit
      ? [`… and ${open.length - limit} more (--limit ${open.length}, or name a page or key)`]
      : []),
    states
      .map((state) => open.filter(({ work }) => work === state))
      .flatMap((own) =>
        own[0]
          ? `${own.length} ${own[0].work} (${own.reduce((sum, { source }) => sum + countWords(source), 0)} words)`
          : [],
      )
      .join(', '),
  ];
  if (open.length + waiting.length > 0) return console.log(paragraphs.filter(Boolean).join('\n\n'));
  const unread = texts.filter(({ work }) => work !== undefined).length;
  const done = names.length > 0 ? ` in ${names.join(', ')}` : `: ${language} has all that the English has today`;
  const next = unread > 0 ? ` ${formatCount(unread, 'text')} not read by a person: --review lists them.` : '';
  console.log(`Nothing to do${done}.${next}`);
}
