import path from 'node:path';
import { searchIndex } from './searchWords';
import type { Site } from './site';
import { writeIfChanged } from './writeIfChanged';

/** Writes what the search of /courses reads. */
export function writeCourseIndexes(root: string, { project, courses }: Site): void {
  for (const [code, index] of courses) {
    writeIfChanged(
      path.join(root, `public/search/courses.${code}.json`),
      JSON.stringify(searchIndex(project, code, index)),
    );
  }
}
