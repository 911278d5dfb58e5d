import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TreeElement, TreeNode } from '../../../content/mdx/tree';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { isElement, type ContentSection } from './contentTree';
import { Prose } from './Prose';

interface ContentSectionsProps {
  sections: readonly ContentSection[];
  /** Renders a component of the MDX vocabulary, by its name. */
  blocks: Readonly<Record<string, (element: TreeElement) => ReactNode>>;
  /** The component whose section has a ground of its own. */
  sunken?: string;
  sunkenStyle?: Interpolation<Theme>;
  /** The heading's styles: before text, or right before a component. */
  headingStyle: (isBeforeText: boolean) => Interpolation<Theme>;
}

/** The body of an MDX page below its introduction: each section with text in the lede size, and components between. */
export function ContentSections({ sections, blocks, sunken = '', sunkenStyle, headingStyle }: ContentSectionsProps) {
  return sections.map(({ id, title, body }) => {
    const isSunken = body.some((node) => isElement(node, sunken));
    return (
      <Section key={id} labelledBy={id} tone={isSunken ? 'sunken' : 'paper'} css={isSunken && sunkenStyle}>
        <h2 id={id} css={[{ maxWidth: '52rem' }, headingStyle(body.some((node) => isElement(node, 'p')))]}>
          <Prose tree={title} />
        </h2>
        {body.map((node, index) => (
          <Block key={index} node={node} blocks={blocks} />
        ))}
      </Section>
    );
  });
}

function Block({ node, blocks }: { node: TreeNode } & Pick<ContentSectionsProps, 'blocks'>) {
  const block = typeof node === 'string' ? undefined : blocks[node.tag]?.(node);
  if (block !== undefined) return block;
  return (
    <div css={text}>
      <Prose tree={[node]} />
    </div>
  );
}
const text = css(ledeStyle, {
  '& + *': { marginBlockStart: 'var(--space-xl)' },
  '& + &': { marginBlockStart: 'var(--space-sm)' },
});
