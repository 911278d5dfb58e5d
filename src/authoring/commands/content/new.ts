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
  const name = typeof options.name === 'string' ? options.name : nameOf(slug);
  const mistake = kind && newPageMistake(project, { kind, slug, name });
  if (mistake !== undefined) throw new Error(mistake);
  const files = kind ? newPageFiles(project, { kind, slug, name }) : newQuestionFiles(project, slug);
  for (const [file, text] of Object.entries(files)) replaceIfChanged(root, file, text);
  const steps = kind ? stepsOf(kind, slug) : questionSteps(slug, Object.keys(files));
  console.log(
    [
      kind ? `content/${kind}/${slug}/en.mdx is there, and ${pagePath({ kind, slug })} with npm run dev.` : '',
      'Written or changed:',
      ...Object.keys(files).map((file) => `  ${file}`),
      '',
      'What is left for you:',
      ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    ]
      .join('\n')
      .trim(),
  );
}

function nameOf(slug: string): string {
  const words = path.posix.basename(slug).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function questionSteps(id: string, [list = '', words = '']: readonly string[]): string[] {
  return [
    `${words}: "faq.${id}.question" and "faq.${id}.answer", or a click on them on the home page with npm run dev`,
    `${list}: its place in the order`,
    'npm run check   until it has nothing more to say; a build stops at words that begin with TODO',
  ];
}

function stepsOf(kind: NewPageKind, slug: string): string[] {
  return [
    ...newPageTemplates[kind].remaining.map((step) => step.replaceAll('<folder>', `content/${kind}/${slug}`)),
    ...(isListedKind(kind)
      ? ['locales/en/common.json: the name in the menus; translators find it among what is to do']
      : []),
    `npm run content -- check ${slug}   until it has nothing more to say`,
    `npm run content -- publish ${slug}   until then it is a draft, which npm run dev and previews of a branch show`,
  ];
}
