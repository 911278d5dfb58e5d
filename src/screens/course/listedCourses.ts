import { findAll, type TreeNode } from '../../model/mdx/tree';
import { parseTree } from '../../shell/prose/contentSections';

/** A course: text from the page, facts from `facts.json`. */
export interface ListedCourse {
  readonly id: string;
  readonly title: string;
  readonly description: readonly TreeNode[];
  readonly hours: number;
  readonly level: string;
}

/** Returns the courses of a page in their order. */
export function listedCourses(
  tree: unknown,
  facts: readonly { readonly id: string; readonly hours: number; readonly level: string }[],
): ListedCourse[] {
  return findAll(parseTree(tree), 'Course').flatMap(({ props, children = [] }) => {
    const fact = facts.find(({ id }) => id === props?.id);
    return fact && props?.title ? [{ ...fact, title: props.title, description: children }] : [];
  });
}
