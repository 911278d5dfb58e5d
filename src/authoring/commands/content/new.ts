import { readSite } from '../../../gatsby/readSite';
import type { NewPage } from '../../editor/editing';
import { newPageFiles, newPageMistake } from './newPage';
import { replaceIfChanged } from '../../../content/writeFiles';
import type { Call } from '../command';

type Kind = NewPage['kind'];

/**
 * Writes a valid page, its place in topics.json and its name in the English menus. Nothing is written
 * where something is in the way.
 */
export async function run({ root, args: [word, slug], options }: Call): Promise<void> {
  const kind = word === 'feature' ? 'features' : word === 'course' ? 'courses' : undefined;
  if (!kind || slug === undefined)
    throw new Error('npm run content -- new <feature | course> <slug>, such as: new feature time-tracking');
  const project = await readSite(root);
  const name =
    typeof options.name === 'string' ? options.name : (slug.charAt(0).toUpperCase() + slug.slice(1)).replace(/-/g, ' ');
  const mistake = newPageMistake(project, { kind, slug, name });
  if (mistake !== undefined) throw new Error(mistake);
  const files = newPageFiles(project, { kind, slug, name });
  for (const [file, text] of Object.entries(files)) replaceIfChanged(root, file, text);
  console.log(report(kind, slug, Object.keys(files)));
}

function report(kind: Kind, slug: string, files: readonly string[]): string {
  const folder = `content/${kind}/${slug}`;
  const steps = [
    ...remaining[kind].map((step) => step.replaceAll('<folder>', folder)),
    'locales/en/common.json: the name in the menus; translators find it among what is to do',
    `npm run content -- check ${slug}   until it has nothing more to say`,
    `npm run content -- publish ${slug}   until then it is a draft, which npm run dev shows and a build leaves out`,
  ];
  return [
    `${folder}/en.mdx is there, and /${kind}/${slug} with npm run dev. Written or changed:`,
    ...files.map((file) => `  ${file}`),
    '',
    'What is left for you:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n');
}

/** What the author of a new page has to do. */
const remaining: Readonly<Record<Kind, readonly string[]>> = {
  features: [
    '<folder>/en.mdx: every text that begins with TODO',
    '<folder>/facts.json: the icon (a name in src/site/ui/icons.json) and the hue (one of the ten colours in src/content/hues.ts)',
    'a picture, if you have one: <folder>/screenshot.en.png, at least 1360 pixels wide (screenshot.de.png and so on for other languages), and <Screenshot alt="What it shows" /> before the first heading',
    'figures, if the owner has them: three or four under "statistics" in facts.json, and <Statistics> below “why”, as in content/features/qms',
  ],
  courses: [
    '<folder>/en.mdx: every text that begins with TODO, and a <Course> for each course',
    '<folder>/facts.json: each course again with its hours (1 to 6) and level; the icon, the hue, and "count", the number of the label “1+”',
  ],
};
