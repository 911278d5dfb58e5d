import { existsSync } from 'node:fs';
import path from 'node:path';
import { isListedKind, menuKey, pageName, pagePath, parentPage } from '../../content/pages/contentKinds';
import { jsonLine, withEntries } from '../../content/files/jsonFile';
import { slugSchema } from '../../content/pages/facts';
import { textLength } from '../../content/strings/length';
import { newPageTemplates, type NewPageKind } from './newPageTemplates';
import { nearestName } from '../../content/mdx/vocabulary';
import { factsFile, type Project } from '../../content/project';

/** A page to be made. */
interface NewPage {
  readonly kind: NewPageKind;
  /** The end of its address: `time-tracking` */
  readonly slug: string;
  /** Its name in the menus. */
  readonly name: string;
}

/** How many characters a name may have in the menus, as in `locales/meta/common.json`. */
const maxNameLength = 34;

/** Returns why a page cannot be made, as a sentence. */
export function newPageMistake(project: Project, { kind, slug, name }: NewPage): string | undefined {
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
export function newPageFiles(project: Project, { kind, slug, name }: NewPage): Record<string, string> {
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

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
