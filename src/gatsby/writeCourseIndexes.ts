import path from 'node:path';
import { roleLists } from './roleCourses';
import { withSearchWords } from './searchWords';
import type { Site } from './site';
import { writeIfChanged } from './writeIfChanged';

/** Writes what the search of /courses reads, and the contact form for a role. */
export function writeCourseIndexes(root: string, { project, courses }: Site): void {
  for (const [code, index] of courses) {
    const found = index.map((course) => withSearchWords(project, code, course));
    writeIfChanged(path.join(root, `public/search/courses.${code}.json`), JSON.stringify(found));
    writeIfChanged(
      path.join(root, `public/search/roles.${code}.json`),
      JSON.stringify(roleLists(project, code, index)),
    );
  }
}
