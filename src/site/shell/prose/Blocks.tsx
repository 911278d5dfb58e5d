import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { TreeElement, TreeNode } from '../../../content/mdx/tree';
import { ledeStyle } from '../../ui/SectionHeading';
import { PartBoundary } from '../PartBoundary';
import { Prose } from './Prose';

interface BlocksProps {
  nodes: readonly TreeNode[];
  /** Renders a component of the MDX vocabulary, by its name. */
  blocks: Readonly<Record<string, (element: TreeElement) => ReactNode>>;
}

/** A section's body in order: text in the lede size, and the blocks between. */
export function Blocks({ nodes, blocks }: BlocksProps) {
  return nodes.map((node, index) => {
    const block = typeof node === 'string' ? undefined : blocks[node.tag]?.(node);
    if (block !== undefined) return <PartBoundary key={index}>{block}</PartBoundary>;
    return (
      <div key={index} css={text}>
        <Prose tree={[node]} />
      </div>
    );
  });
}

const text = css(ledeStyle, { marginBlockEnd: 'var(--space-xl)' });
