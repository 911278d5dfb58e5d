import type { NodePluginArgs } from 'gatsby';
import { loadSite } from './site';

/**
 * Creates a node with the hash of all content. Gatsby calls `createPages` again when a node has changed, and so the live
 * server's pages get what was saved.
 */
export async function createContentNode(
  root: string,
  { actions, createContentDigest }: Pick<NodePluginArgs, 'actions' | 'createContentDigest'>,
): Promise<void> {
  const { project } = await loadSite(root);
  const { pages, strings, ...others } = project;
  const texts = [...pages, ...Object.values(strings).flatMap((tables) => Object.values(tables))].map(
    ({ text }) => text,
  );
  await actions.createNode({
    id: 'camre-content',
    internal: { type: 'CamreContent', contentDigest: createContentDigest([texts, others]) },
  });
}
