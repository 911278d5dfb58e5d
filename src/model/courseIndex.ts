import { z } from 'zod';
import { courseSchema } from './facts';

/** A course as the search of `/courses` reads it from `/search/courses.<lng>.json`. */
export const indexedCourseSchema = courseSchema.extend({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  /** The language of these words where they are not in the page's own. */
  lang: z.string().optional(),
});
export type IndexedCourse = Readonly<z.infer<typeof indexedCourseSchema>>;
