import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import type { Project } from '../../model/project';
import { UsageError, type Call } from '../i18n/command';
import { insertEntry } from '../../model/jsonEntries';

type Kind = 'features' | 'courses';

/**
 * Writes a valid page from `templates/`, its place in topics.json and its name in the English menus. Nothing is written
 * where something is in the way.
 */
export async function run({ root, words: [word, slug], options }: Call): Promise<void> {
  const kind = word === 'feature' ? 'features' : word === 'course' ? 'courses' : undefined;
  if (!kind || slug === undefined)
    throw new UsageError('npm run content -- new <feature | course> <slug>, such as: new feature time-tracking');
  const project = await readSite(root);
  const name =
    typeof options.name === 'string' ? options.name : (slug.charAt(0).toUpperCase() + slug.slice(1)).replace(/-/g, ' ');
  refuse(project, kind, slug, name);
  const files = { ...pageFiles(kind, slug, name), ...registrations(project, kind, slug, name) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(report(kind, slug, Object.keys(files)));
}

/** Room for a name in the menus, as `locales/meta/common.json` gives it to those that are there. */
const longest = 34;

function refuse(project: Project, kind: Kind, slug: string, name: string): void {
  const folder = `content/${kind}/${slug}`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new UsageError(
      `“${slug}” cannot be an address; expected lower-case words joined by hyphens, such as time-tracking`,
    );
  if (existsSync(path.join(project.root, folder)))
    throw new UsageError(`${folder} is there already; nothing was written`);
  if (project.paths.includes(`/${kind}/${slug}`))
    throw new UsageError(`content/data/topics.json has “${slug}” already, without its folder; nothing was written`);
  if (name.trim() === '' || name.length > longest)
    throw new UsageError(
      `The name “${name}” has ${name.length} characters; menus have room for 1 to ${longest}. Give one with --name "…"`,
    );
  if (/["<>{}\\]/.test(name))
    throw new UsageError(`The name “${name}” has one of " < > { } \\, which a page cannot carry there`);
  const broken = [project.datasets.topics, project.strings.en?.common, project.meta.common].find(
    (file) => file?.value === undefined,
  );
  if (broken) throw new UsageError(`${broken.file} cannot be read; npm run check says why. Nothing was written`);
}

function pageFiles(kind: Kind, slug: string, name: string): Record<string, string> {
  const values: Readonly<Record<string, string>> = { name, slug, keyword: name.toLowerCase() };
  const entries = ['en.mdx', 'facts.json'].map((file) => {
    const template = readFileSync(path.join(__dirname, 'templates', kind, file), 'utf8');
    return [`content/${kind}/${slug}/${file}`, template.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '')];
  });
  return Object.fromEntries(entries);
}

/** The files that list every page, with the new one. */
function registrations(project: Project, kind: Kind, slug: string, name: string): Record<string, string> {
  const { topics } = project.datasets;
  const [meta, common] = [project.meta.common, project.strings.en?.common];
  if (!topics.value || !meta || !common) return {};
  const key = `nav.${kind.slice(0, -1)}.${slug}`;
  const context = `${kind === 'features' ? 'Feature' : 'Course category'} in menus and footer`;
  const lists = {
    ...topics.value,
    [kind]: [...topics.value[kind], slug],
    drafts: [...(topics.value.drafts ?? []), `${kind}/${slug}`],
  };
  return {
    [topics.file]: `${JSON.stringify(lists, null, 2)}\n`,
    [meta.file]: insertEntry(meta.text, key, `{"context": ${JSON.stringify(context)}, "max": ${longest}}`),
    [common.file]: insertEntry(common.text, key, JSON.stringify(name)),
  };
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
    '<folder>/facts.json: the icon (a name in src/ui/icons.json) and the hue (one of ten, named after the course categories)',
    'a picture, if you have one: <folder>/screenshot.en.png, at least 1360 pixels wide (screenshot.de.png and so on for other languages), and <Screenshot alt="What it shows" /> before the first heading',
    'figures, if the owner has them: three or four under "statistics" in facts.json, and <Statistics> below “why”, as in content/features/qms',
  ],
  courses: [
    '<folder>/en.mdx: every text that begins with TODO, and a <Course> for each course',
    '<folder>/facts.json: each course again with its hours (1 to 6) and level; the icon, the hue, and "count", the number of the label “1+”',
  ],
};
