import path from 'node:path';
import { readProject } from '../../../build/readProject';
import { isListedKind, pagePath } from '../../../content/pages/contentKinds';
import { newPageFiles, newPageMistake } from '../../pages/newPage';
import { newQuestionFiles } from './newQuestion';
import { newPageKinds, newPageTemplates, type NewPageKind } from '../../pages/newPageTemplates';
import { replaceIfChanged } from '../../../content/files/writeFiles';
import type { Call } from '../../../commandLine/command';

const words = [...newPageKinds.map((kind) => newPageTemplates[kind].word), 'question'].join(' | ');

/**
 * Writes a valid page, its place in topics.json and its name in the English menus. Nothing is written
 * where something is in the way. A question of the home page has no page.
 */
export async function run({ root, args: [word, slug], options }: Call): Promise<void> {
  const kind = newPageKinds.find((name) => newPageTemplates[name].word === word);
  if (slug === undefined || (!kind && word !== 'question'))
    throw new Error(`npm run content -- new <${words}> <slug>, such as: new feature time-tracking`);
  const project = await readProject(root);
  if (!kind) {
    const files = newQuestionFiles(project, slug);
    for (const [file, text] of Object.entries(files)) replaceIfChanged(root, file, text);
    console.log(questionReport(slug, files));
    return;
  }
  const name = typeof options.name === 'string' ? options.name : nameOf(slug);
  const mistake = newPageMistake(project, { kind, slug, name });
  if (mistake !== undefined) throw new Error(mistake);
  const files = newPageFiles(project, { kind, slug, name });
  for (const [file, text] of Object.entries(files)) replaceIfChanged(root, file, text);
  console.log(report(kind, slug, Object.keys(files)));
}

function nameOf(slug: string): string {
  const words = path.posix.basename(slug).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function questionReport(id: string, files: Readonly<Record<string, string>>): string {
  const [list = '', words = ''] = Object.keys(files);
  return [
    'Written or changed:',
    ...Object.keys(files).map((file) => `  ${file}`),
    '',
    'What is left for you:',
    `  1. ${words}: "faq.${id}.question" and "faq.${id}.answer", or a click on them on the home page with npm run dev`,
    `  2. ${list}: its place in the order`,
    '  3. npm run check   until it has nothing more to say; a build stops at words that begin with TODO',
  ].join('\n');
}

function report(kind: NewPageKind, slug: string, files: readonly string[]): string {
  const folder = `content/${kind}/${slug}`;
  const steps = [
    ...newPageTemplates[kind].remaining.map((step) => step.replaceAll('<folder>', folder)),
    ...(isListedKind(kind)
      ? ['locales/en/common.json: the name in the menus; translators find it among what is to do']
      : []),
    `npm run content -- check ${slug}   until it has nothing more to say`,
    `npm run content -- publish ${slug}   until then it is a draft, which npm run dev and previews of a branch show`,
  ];
  return [
    `${folder}/en.mdx is there, and ${pagePath({ kind, slug })} with npm run dev. Written or changed:`,
    ...files.map((file) => `  ${file}`),
    '',
    'What is left for you:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}
