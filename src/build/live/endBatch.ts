import type { Actions, Node } from 'gatsby';

/**
 * Gatsby's live server waits half a second for more changes before it acts on one, unless a hundred have come
 * (gatsby/dist/state-machines/waiting). A hundred that change nothing make it act at once.
 */
export function endBatch(actions: Pick<Actions, 'touchNode'>, getNodes: () => Node[]): void {
  const [node] = getNodes();
  if (node) for (let count = 0; count <= 101; count += 1) actions.touchNode(node);
}
