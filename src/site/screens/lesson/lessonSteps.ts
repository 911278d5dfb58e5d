import type { TreeElement, TreeNode } from '../../../content/mdx/tree';
import { childElements, isElement } from '../../shell/prose/contentSections';

/** A step of a lesson: a question, or something to read. */
export interface LessonStep {
  readonly question?: TreeElement;
  readonly body: readonly TreeNode[];
}

/** Returns the steps of a lesson: a new one begins at each heading of level 2, at each question and after it. */
export function lessonSteps(tree: readonly TreeNode[]): LessonStep[] {
  const steps: (LessonStep & { body: TreeNode[] })[] = [];
  for (const node of tree) {
    const last = steps.at(-1);
    if (isElement(node, 'Question')) steps.push({ question: node, body: [] });
    else if (isElement(node, 'h2') || !last || last.question) steps.push({ body: [node] });
    else last.body.push(node);
  }
  return steps;
}

/** Returns the index of the right answer. */
export function rightAnswer(question: TreeElement): number {
  return childElements(question, 'Answer').findIndex(({ props }) => props?.correct !== undefined);
}
