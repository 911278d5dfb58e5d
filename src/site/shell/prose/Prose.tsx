import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { TreeNode } from '../../../content/mdx/tree';
import { useWordBreaks } from '../../ui/wordBreaks';
import { ExternalLink } from '../ExternalLink';
import { Note, Quotation, Table, type ProseComponentProps } from './proseElements';

export type { ProseComponentProps };

interface ProseProps {
  tree: readonly TreeNode[];
  /** The components of the page, by their names in MDX; they go before those that every page has. */
  components?: Readonly<Record<string, ComponentType<ProseComponentProps>>>;
}

/** Renders the body of an MDX page from its tree. */
export function Prose({ tree, components = {} }: ProseProps): ReactNode {
  const withBreaks = useWordBreaks();
  return tree.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{withBreaks(node)}</Fragment>;
    const { tag, props, children } = node;
    const inside = children && <Prose tree={children} components={components} />;
    const Component = components[tag] ?? everywhere[tag];
    if (Component)
      return (
        <Component key={index} props={props ?? {}}>
          {inside}
        </Component>
      );
    // The content checks have rejected unknown components, so this is an HTML element.
    return createElement(tag, { key: index, ...props }, inside);
  });
}

/** What every page may have. */
const everywhere: Readonly<Record<string, ComponentType<ProseComponentProps>>> = {
  a: ProseLink,
  table: Table,
  Note,
  Quotation,
};

function ProseLink({ props: { href = '' }, children }: ProseComponentProps) {
  if (href.startsWith('/') || href.startsWith('#')) return <LocaleLink to={href}>{children}</LocaleLink>;
  if (/^(mailto|tel):/.test(href)) return <a href={href}>{children}</a>;
  return <ExternalLink href={href}>{children}</ExternalLink>;
}
