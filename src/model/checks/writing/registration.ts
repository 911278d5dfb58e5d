import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { keyPosition, type JsonFile } from '../../jsonFile';
import { positionAt, type Problem } from '../../problem';
import type { Project } from '../../project';

/** Every folder of pages is in topics.json, once, and every topic has its name for the menus. */
export function registrationProblems(project: Project): Problem[] {
  return (['features', 'courses'] as const).flatMap((kind) => {
    const { topics } = project.datasets;
    const slugs = topics.value?.[kind];
    if (!slugs) return [];
    return [
      ...unlisted(project, kind, slugs),
      ...slugs.flatMap((slug, index) => [...twice(topics, slugs, slug, index), ...nameless(project, kind, slug)]),
    ];
  });
}

function unlisted(project: Project, kind: string, slugs: readonly string[]): Problem[] {
  const folder = path.join(project.root, 'content', kind);
  const folders = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return folders
    .filter(({ name }) => !slugs.includes(name))
    .map(({ name }): Problem => ({
      severity: 'error',
      file: `content/${kind}/${name}/en.mdx`,
      line: 1,
      column: 1,
      found: 'a page that no menu leads to',
      expected: `"${name}" in the list “${kind}” of ${project.datasets.topics.file}`,
      fix: 'add it, or remove the folder',
    }));
}

function twice(topics: JsonFile<unknown>, slugs: readonly string[], slug: string, index: number): Problem[] {
  if (slugs.indexOf(slug) === index) return [];
  const offset = topics.text.lastIndexOf(JSON.stringify(slug));
  return [
    {
      severity: 'error',
      file: topics.file,
      ...positionAt(topics.text, offset),
      found: `"${slug}" a second time`,
      expected: 'it once',
    },
  ];
}

function nameless(project: Project, kind: 'features' | 'courses', slug: string): Problem[] {
  const common = project.strings.en?.common;
  const key = `nav.${kind === 'features' ? 'feature' : 'course'}.${slug}`;
  if (!common?.value || common.value[key] !== undefined) return [];
  return [
    {
      severity: 'error',
      file: common.file,
      ...keyPosition(common.text, key),
      found: `no "${key}"`,
      expected: 'the name of the page for menus and footer',
      fix: `add it here and in locales/meta/common.json`,
    },
  ];
}
