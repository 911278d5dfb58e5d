import { existsSync } from 'node:fs';
import path from 'node:path';
import { isListedKind, menuKey, pageName, pagePath, parentPage, type PageName } from '../../content/pages/contentKinds';
import { jsonLine, withEntries } from '../../content/files/jsonEntries';
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
  if (!isListedKind(kind)) {
    const mistake = outlineMistake(project, slug);
    if (mistake !== undefined) return mistake;
  } else if (!slugSchema.safeParse(slug).success)
    return `“${slug}” cannot be an address; expected lower-case words joined by hyphens, such as time-tracking`;
  if (existsSync(path.join(project.root, folder))) return `${folder} is there already; nothing was written`;
  if (project.paths.includes(pagePath({ kind, slug })))
    return `content/data/topics.json has “${slug}” already, without its folder; nothing was written`;
  const redirect = project.datasets.redirects.value?.find(({ from }) => from === pagePath({ kind, slug }));
  if (redirect)
    return `${redirect.from} is the old address of ${redirect.to}, to which it leads; choose another slug, or take it out of content/data/redirects.json first. Nothing was written`;
  if (name.trim() === '' || textLength(name, 'en') > maxNameLength)
    return `The name “${name}” has ${textLength(name, 'en')} characters; menus have room for 1 to ${maxNameLength}. Give one with --name "…"`;
  if (/["<>{}\\]/.test(name)) return `The name “${name}” has one of " < > { } \\, which a page cannot carry there`;
  const broken = [project.datasets.topics, project.strings.en?.common, project.meta.common].find(
    (file) => file?.value === undefined,
  );
  return broken && `${broken.file} cannot be read; npm run check says why. Nothing was written`;
}

function outlineMistake({ facts }: Project, slug: string): string | undefined {
  const courses = Object.entries(facts.courses).flatMap(
    ([subject, { value }]) => value?.courses.map(({ id }) => `${subject}/${id}`) ?? [],
  );
  if (courses.includes(slug)) return undefined;
  const near = nearestName(slug, courses);
  return `“${slug}” is no course of content/courses; expected its subject and its id, such as ${near ?? courses[0]}`;
}

/** Returns the files of a new page, which is a draft, and those that list every page, by path. */
export function newPageFiles(project: Project, { kind, slug, name }: NewPage): Record<string, string> {
  const { topics } = project.datasets;
  const [meta, common] = [project.meta.common, project.strings.en?.common];
  if (!topics.value || !meta || !common) return {};
  const key = menuKey({ kind, slug });
  const { label, files } = newPageTemplates[kind];
  const hours = hoursOf(project, { kind, slug });
  const lists = {
    ...topics.value,
    ...(isListedKind(kind) && { [kind]: [...topics.value[kind], slug] }),
    drafts: [...(topics.value.drafts ?? []), pageName({ kind, slug })],
  };
  return {
    ...files(name, slug, hours),
    [topics.file]: `${JSON.stringify(lists, null, 2)}\n`,
    ...(key && {
      [meta.file]: withEntries(meta.text, {
        [key]: jsonLine({ context: `${label} in menus and footer`, max: maxNameLength }),
      }),
      [common.file]: withEntries(common.text, { [key]: JSON.stringify(name) }),
    }),
  };
}

/** Returns how long the course is that an outline is of. */
function hoursOf(project: Project, page: PageName): number {
  const subject = parentPage(page);
  const courses = subject && factsFile(project, subject)?.value?.courses;
  return courses?.find(({ id }) => page.slug.endsWith(`/${id}`))?.hours ?? 1;
}
