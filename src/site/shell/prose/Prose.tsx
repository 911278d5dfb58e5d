import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { TreeNode } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useWordBreaks } from '../../ui/wordBreaks';
import { ExternalLink } from '../ExternalLink';

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
  // The first row of a table has the headings of its columns (Markdown: `| a | b |`).
  table: ({ children }) => <table css={table}>{children}</table>,
  Note,
  Quotation,
};

function ProseLink({ props: { href = '' }, children }: ProseComponentProps) {
  if (href.startsWith('/') || href.startsWith('#')) return <LocaleLink to={href}>{children}</LocaleLink>;
  if (/^(mailto|tel):/.test(href)) return <a href={href}>{children}</a>;
  return <ExternalLink href={href}>{children}</ExternalLink>;
}

/** The props of a component in MDX. */
export interface ProseComponentProps {
  readonly props: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

/** Paragraphs that stand out from the text around them (MDX: Note). */
function Note({ props: { title }, children }: ProseComponentProps) {
  return (
    <div role="note" css={note}>
      {title && <p css={{ color: 'var(--hue)', fontWeight: 680 }}>{title}</p>}
      {children}
    </div>
  );
}

/** Somebody's words, with who said them (MDX: Quotation). */
function Quotation({ props: { by }, children }: ProseComponentProps) {
  return (
    <figure css={quotation}>
      <blockquote>
        <p>{children}</p>
      </blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  );
}

const table = css({
  inlineSize: '100%',
  maxInlineSize: '68ch',
  marginBlock: 16,
  borderCollapse: 'collapse',
  color: 'var(--ink)',
  fontSize: 'var(--text-small)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.45,
  '& th, & td': {
    padding: '10px 12px',
    verticalAlign: 'top',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderBlockEnd: '1px solid var(--line)',
  },
  '& th': { color: 'var(--ink2)', fontWeight: 640, background: 'var(--sunken)' },
  '& [data-align="center"]': { textAlign: 'center' },
  '& [data-align="right"]': { textAlign: 'end' },
});

const note = css({
  display: 'grid',
  gap: 8,
  maxInlineSize: '68ch',
  marginBlock: 16,
  padding: '16px 20px',
  color: 'var(--ink)',
  background: 'var(--hue-tint)',
  borderRadius: 'var(--radius-md)',
  fontSize: 'var(--text-body)',
  lineHeight: 1.55,
  '& ul, & ol': { display: 'grid', gap: 4, paddingInlineStart: '1.4em' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

const quotation = css({
  display: 'grid',
  gap: 8,
  maxInlineSize: '62ch',
  marginBlock: 16,
  paddingInlineStart: 20,
  borderInlineStart: '4px solid var(--hue)',
  '& > blockquote': { color: 'var(--ink)', fontSize: 'var(--text-lede)', lineHeight: 1.5 },
  '& > figcaption': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});
