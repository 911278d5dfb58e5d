import type { JsonFile } from '../../jsonFile';
import { nearestName } from '../../mdx/vocabulary';
import { problemAt, type Problem } from '../../problem';
import type { ContentPage, Project } from '../../project';

/** An icon that content names is one of those that are drawn. */
export function iconProblems({ pages, featureFacts, courseFacts, datasets, icons }: Project): Problem[] {
  const facts = [featureFacts, courseFacts, datasets].flatMap((files) => Object.values<JsonFile<unknown>>(files));
  const check = (file: Pick<ContentPage, 'file' | 'text'>, pattern: RegExp) =>
    [...file.text.matchAll(pattern)].flatMap(({ index, 0: found, 1: icon = '' }) => {
      if (icons.includes(icon)) return [];
      const near = nearestName(icon, icons);
      return problemAt(file, index + found.lastIndexOf(`"${icon}"`), {
        found: `the icon “${icon}”`,
        expected: `an icon of src/ui/icons.json${near ? `, such as “${near}”` : ''}`,
      });
    });
  return [
    ...pages.flatMap((page) => check(page, /<(?:Feature|Capability)\b[^>]*\bicon="([^"]*)"/g)),
    ...facts.flatMap((file) => check(file, /"icon": "([^"]*)"/g)),
  ];
}
