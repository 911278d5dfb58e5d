import type { JsonFile } from '../../jsonFile';
import { nearestName } from '../../mdx/vocabulary';
import type { Problem } from '../../problem';
import type { Project } from '../../project';
import { problemsAtMatches } from '../rule';
import { wholeFile } from '../translation';

/** Checks that an icon that content names is one of those that are drawn. */
export function iconProblems({ pages, facts: factsOfKinds, datasets, icons }: Project): Problem[] {
  const facts = [...Object.values(factsOfKinds), datasets].flatMap((files) => Object.values<JsonFile<unknown>>(files));
  const named = /(?<=<(?:Feature|Capability)\b[^>]*\bicon=|"icon": )"([^"]*)"/g;
  return problemsAtMatches([...pages, ...facts].map(wholeFile), named, ([, icon = '']) => {
    if (icons.includes(icon)) return undefined;
    const near = nearestName(icon, icons);
    return {
      found: `the icon “${icon}”`,
      expected: `an icon of src/site/ui/icons.json${near ? `, such as “${near}”` : ''}`,
      fix: near ? undefined : 'choose one of the names in that file',
    };
  });
}
