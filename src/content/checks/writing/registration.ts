import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentKinds, type ContentKind } from '../../contentKinds';
import { kindOf } from '../../kinds';
import { problemAt, type Problem } from '../../problem';
import type { Project } from '../../project';

/** Checks that every folder of pages is in topics.json, once, and every topic has its name for the menus. */
export function registrationProblems(project: Project): Problem[] {
  return contentKinds.flatMap((kind) => {
    const slugs = project.datasets.topics.value?.[kind];
    return slugs ? [...unlisted(project, kind, slugs), ...listed(project, kind, slugs)] : [];
  });
}

function unlisted({ root, datasets }: Project, kind: string, slugs: readonly string[]): Problem[] {
  const folder = path.join(root, 'content', kind);
  return (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && !slugs.includes(entry.name))
    .map(({ name }) =>
      problemAt({ file: `content/${kind}/${name}/en.mdx`, text: '' }, 0, {
        found: 'a page that no menu leads to',
        expected: `"${name}" in the list “${kind}” of ${datasets.topics.file}`,
        fix: 'add it, or remove the folder',
      }),
    );
}

function listed({ datasets: { topics }, strings }: Project, kind: ContentKind, slugs: readonly string[]): Problem[] {
  const common = strings.en?.common;
  const { menuKey } = kindOf(kind);
  const nameOf = (slug: string) => `${menuKey}${slug}`;
  const twice = slugs.filter((slug, index) => slugs.indexOf(slug) < index);
  const nameless = slugs.filter((slug) => menuKey && common?.value && common.value[nameOf(slug)] === undefined);
  return [
    ...twice.map((slug) =>
      problemAt(topics, topics.text.lastIndexOf(JSON.stringify(slug)), {
        found: `"${slug}" a second time`,
        expected: 'it once',
      }),
    ),
    ...nameless.map((slug) =>
      problemAt(common ?? topics, 0, {
        found: `no "${nameOf(slug)}"`,
        expected: 'the name of the page for menus and footer',
        fix: 'add it here and in locales/meta/common.json',
      }),
    ),
  ];
}
