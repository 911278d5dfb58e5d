import { z } from 'zod';
import { courseSchema } from './facts';

/** A course as the search of `/courses` reads it from `/search/courses.<lng>.json`. */
export const indexedCourseSchema = courseSchema.extend({
  category: z.string(),
  title: z.string(),
  description: z.string(),
});
export type IndexedCourse = Readonly<z.infer<typeof indexedCourseSchema>>;
