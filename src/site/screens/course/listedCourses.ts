import { findAll } from '../../../content/mdx/tree';
import { parseTree } from '../../shell/prose/contentSections';

export type ListedCourse = ReturnType<typeof listedCourses>[number];

/** Returns the courses of a page in their order: texts from the page, facts from `facts.json`. */
export function listedCourses(
  tree: unknown,
  facts: readonly { readonly id: string; readonly hours: number; readonly level: string }[],
) {
  return findAll(parseTree(tree), 'Course').flatMap(({ props, children = [] }) => {
    const fact = facts.find(({ id }) => id === props?.id);
    return fact && props?.title ? [{ ...fact, title: props.title, description: children }] : [];
  });
}
