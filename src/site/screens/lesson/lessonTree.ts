import type { TreeElement, TreeNode } from '../../../content/mdx/tree';
import { childElements, isElement } from '../../shell/prose/contentTree';

/** A step of a lesson: a question, or something to read. */
export interface LessonStep {
  readonly question?: TreeElement;
  readonly body: readonly TreeNode[];
}

/**
 * Returns the steps of a lesson: a new one begins at each heading of level 2, at each question and after it. A list that
 * is too long for the screen of a phone is divided between two.
 */
export function lessonSteps(tree: readonly TreeNode[]): LessonStep[] {
  const steps: (LessonStep & { body: TreeNode[] })[] = [];
  for (const node of tree) {
    const last = steps.at(-1);
    const list = isElement(node, 'ul') ? node : undefined;
    const entries = list ? childElements(list, 'li') : [];
    if (isElement(node, 'Question')) steps.push({ question: node, body: [] });
    else if (isElement(node, 'h2') || !last || last.question) steps.push({ body: [node] });
    else if (list && entries.length > longest) {
      const half = Math.ceil(entries.length / 2);
      const headings = last.body.filter((other) => isElement(other, 'h2'));
      last.body.push({ ...list, children: entries.slice(0, half) });
      steps.push({ body: [...headings.map(withoutId), { ...list, children: entries.slice(half) }] });
    } else last.body.push(node);
  }
  return steps;
}

const longest = 8;

/** An id stands once on a page. */
function withoutId(heading: TreeNode): TreeNode {
  return typeof heading === 'string' ? heading : { ...heading, props: {} };
}

/** Returns the index of the right answer. */
export function rightAnswer(question: TreeElement): number {
  return childElements(question, 'Answer').findIndex(({ props }) => props?.correct !== undefined);
}
