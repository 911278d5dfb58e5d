import { existsSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../../../build/readProject';
import { questionIdSchema } from '../../../content/data/datasets';
import { jsonLine, withEntries } from '../../../content/files/jsonFile';
import { json, replaceIfChanged } from '../../../content/files/writeFiles';
import { nearestName } from '../../../content/mdx/vocabulary';
import { isListedKind, menuKey, pageName, pagePath, parentPage } from '../../../content/pages/contentKinds';
import { slugSchema } from '../../../content/pages/facts';
import { factsFile, type Project } from '../../../content/project';
import { textLength } from '../../../content/strings/length';
import { newPageKinds, newPageTemplates, type NewPageKind } from './newPageTemplates';
import type { Call } from '../../../commandLine/commandLine';

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
  const plain = path.posix.basename(slug).replace(/-/g, ' ');
  const name = typeof options.name === 'string' ? options.name : plain.charAt(0).toUpperCase() + plain.slice(1);
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

interface NewPage {
  readonly kind: NewPageKind;
  /** The end of its address: `time-tracking` */
  readonly slug: string;
  readonly name: string;
}

/** How many characters a name may have in the menus, as in `locales/meta/common.json`. */
const maxNameLength = 34;

function newPageMistake(project: Project, { kind, slug, name }: NewPage): string | undefined {
  const folder = `content/${pageName({ kind, slug })}`;
  const address = pagePath({ kind, slug });
  if (kind === 'outlines') {
    const courses = Object.entries(project.facts.courses).flatMap(
      ([subject, { value }]) => value?.courses.map(({ id }) => `${subject}/${id}`) ?? [],
    );
    if (!courses.includes(slug))
      return `“${slug}” is no course of content/courses; expected its subject and its id, such as ${nearestName(slug, courses) ?? courses[0]}`;
  } else if (!slugSchema.safeParse(slug).success)
    return `“${slug}” cannot be an address; expected lower-case words joined by hyphens, such as time-tracking`;
  if (existsSync(path.join(project.root, folder))) return `${folder} is there already; nothing was written`;
  if (project.paths.includes(address))
    return `content/data/topics.json has “${slug}” already, without its folder; nothing was written`;
  const redirect = project.datasets.redirects.value?.find(({ from }) => from === address);
  if (redirect)
    return `${redirect.from} is the old address of ${redirect.to}, to which it leads; choose another slug, or take it out of content/data/redirects.json first. Nothing was written`;
  const length = textLength(name, 'en');
  if (name.trim() === '' || length > maxNameLength)
    return `The name “${name}” has ${length} characters; menus have room for 1 to ${maxNameLength}. Give one with --name "…"`;
  if (/["<>{}\\]/.test(name)) return `The name “${name}” has one of " < > { } \\, which a page cannot carry there`;
  return undefined;
}

/** Returns the files of a new page, which is a draft, and those that list every page, by path. Throws where a list cannot be read. */
function newPageFiles(project: Project, { kind, slug, name }: NewPage): Record<string, string> {
  const { topics } = project.datasets;
  const [meta, common] = [project.meta.common, project.strings.en?.common];
  if (!topics.value || !meta?.value || !common?.value)
    throw new Error('A file that lists every page cannot be read; npm run check says why. Nothing was written');
  const key = menuKey({ kind, slug });
  const { word, page, ...template } = newPageTemplates[kind];
  const folder = `content/${pageName({ kind, slug })}`;
  const subject = parentPage({ kind, slug });
  const course = subject && factsFile(project, subject)?.value?.courses?.find(({ id }) => slug.endsWith(`/${id}`));
  const lists = {
    ...topics.value,
    ...(isListedKind(kind) && { [kind]: [...topics.value[kind], slug] }),
    drafts: [...(topics.value.drafts ?? []), pageName({ kind, slug })],
  };
  return {
    [`${folder}/en.mdx`]: page(name, slug, course?.hours ?? 1),
    ...('facts' in template && { [`${folder}/facts.json`]: json(template.facts(slug)) }),
    [topics.file]: json(lists),
    ...(key && {
      [meta.file]: withEntries(meta.text, {
        [key]: jsonLine({ context: `The ${word} in menus and footer`, max: maxNameLength }),
      }),
      [common.file]: withEntries(common.text, { [key]: JSON.stringify(name) }),
    }),
  };
}

/**
 * Returns the files of a new question of the home page, the last one, by path: its id, its words to be written, and their
 * context. Throws an Error where something is in the way.
 */
function newQuestionFiles({ datasets, strings, meta }: Project, id: string): Record<string, string> {
  const { questions } = datasets;
  const [english, context] = [strings.en?.home, meta.home];
  const broken = [questions, english, context].find((file) => file?.value === undefined);
  if (!questions.value || !english || !context || broken)
    throw new Error(`${broken?.file} cannot be read; npm run check says why. Nothing was written`);
  if (!questionIdSchema.safeParse(id).success)
    throw new Error(`“${id}” cannot be the id of a question; expected letters and digits, such as aiBuilder`);
  if (questions.value.includes(id)) throw new Error(`${questions.file} has “${id}” already; nothing was written`);
  const [question, answer] = [`faq.${id}.question`, `faq.${id}.answer`];
  return {
    [questions.file]: json([...questions.value, id]),
    [english.file]: withEntries(english.text, {
      [question]: JSON.stringify('TODO A question?'),
      [answer]: JSON.stringify('TODO Its answer.'),
    }),
    [context.file]: withEntries(context.text, {
      [question]: jsonLine({ context: 'One of the frequently asked questions' }),
      [answer]: jsonLine({ context: `The answer to ${question}` }),
    }),
  };
}
