import { coursesIn, type TreeNode } from '../../../content/mdx/tree';
import type { CourseFacts } from '../../../content/pages/facts';

export type ListedCourse = ReturnType<typeof listedCourses>[number];

/** Returns the courses of a page in their order: texts from the page, facts from `facts.json`. */
export function listedCourses(tree: readonly TreeNode[], facts: CourseFacts['courses']) {
  return coursesIn(tree).flatMap(({ props, children, outcomes }) => {
    const fact = facts.find(({ id }) => id === props?.id);
    return fact && props?.title ? [{ ...fact, title: props.title, description: children, outcomes }] : [];
  });
}
