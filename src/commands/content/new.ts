import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../../build/readSite';
import type { Project } from '../../model/project';
import { UsageError, type Call } from '../i18n/command';
import { insertEntry } from './insertEntry';
import { newCoursePage, newFeaturePage, type NewPage } from './newPage';

/**
 * Writes a page that is valid as it stands, and everything that it needs to be one of the site: its place in topics.json,
 * its name in the English menus. Nothing is written where something is in the way.
 */
export async function run({ root, words: [word, slug], options }: Call): Promise<void> {
  const kind = word === 'feature' ? 'features' : word === 'course' ? 'courses' : undefined;
  if (!kind || slug === undefined)
    throw new UsageError('npm run content -- new <feature | course> <slug>, such as: new feature time-tracking');
  const project = await readSite(root);
  const name = typeof options.name === 'string' ? options.name : nameOf(slug);
  refuse(project, kind, slug, name);
  const page = kind === 'features' ? newFeaturePage(name) : newCoursePage(name, slug);
  const files = { ...pageFiles(kind, slug, page), ...registered(project, kind, slug, name) };
  for (const [file, text] of Object.entries(files)) write(root, file, text);
  console.log(report(kind, slug, page, Object.keys(files)));
}

function nameOf(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1).replace(/-/g, ' ');
}

/** Room for a name in the menus, as `locales/meta/common.json` gives it to those that are there. */
const longest = 34;

function refuse(project: Project, kind: 'features' | 'courses', slug: string, name: string): void {
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

function pageFiles(kind: string, slug: string, { mdx, facts }: NewPage): Record<string, string> {
  const folder = `content/${kind}/${slug}`;
  return { [`${folder}/en.mdx`]: mdx, [`${folder}/facts.json`]: facts };
}

/** The files that know of every page, with the new one. */
function registered(
  project: Project,
  kind: 'features' | 'courses',
  slug: string,
  name: string,
): Record<string, string> {
  const key = `nav.${kind === 'features' ? 'feature' : 'course'}.${slug}`;
  const context = `${kind === 'features' ? 'Feature' : 'Course category'} in menus and footer`;
  const { courses = [], features = [], drafts = [] } = project.datasets.topics.value ?? {};
  const topics = {
    courses,
    features,
    [kind]: [...(kind === 'features' ? features : courses), slug],
    drafts: [...drafts, `${kind}/${slug}`],
  };
  const files: Record<string, string> = { [project.datasets.topics.file]: `${JSON.stringify(topics, null, 2)}\n` };
  const meta = project.meta.common;
  if (meta)
    files[meta.file] = insertEntry(meta.text, key, `{"context": ${JSON.stringify(context)}, "max": ${longest}}`);
  const common = project.strings.en?.common;
  if (common) files[common.file] = insertEntry(common.text, key, JSON.stringify(name));
  return files;
}

function write(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

function report(kind: string, slug: string, { todo }: NewPage, files: readonly string[]): string {
  const folder = `content/${kind}/${slug}`;
  return [
    `${folder}/en.mdx is there, and /${kind}/${slug} with npm run dev. Written or changed:`,
    ...files.map((file) => `  ${file}`),
    '',
    'What is left for you:',
    ...todo.map((step, index) => `  ${index + 1}. ${step.replaceAll('<folder>', folder)}`),
    `  ${todo.length + 1}. npm run content -- check ${slug}   until it has nothing more to say`,
    `  ${todo.length + 2}. npm run content -- publish ${slug}   until then it is a draft, which npm run dev shows and a build leaves out`,
  ].join('\n');
}
