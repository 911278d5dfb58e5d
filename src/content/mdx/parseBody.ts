import { z } from 'zod';
import { problemAt, type Problem } from '../problem';
import { headingId, isInline, isJsx, parseMdx, passagesOf, rangeOf, type JsxNode, type MdxNode } from './markdownNodes';
import { bodySegments, joinLines } from './pageSegments';
import { pageStructure } from './pageStructure';
import type { TreeElement, TreeNode } from './tree';
import { childComponents, nearestName, vocabulary, type ComponentRule } from './vocabulary';

/** Parses the body of an MDX page into plain data; code in it is a problem. Offsets are the body's. */
export async function parseBody(file: string, body: string) {
  try {
    const problems: Problem[] = [];
    const report: Report = (node, found, expected, fix) =>
      problems.push(problemAt({ file, text: body }, rangeOf(node).start, { found, expected, fix }));
    const root = await parseMdx(body);
    const tree = new Converter(report).blocks(root.children, undefined);
    if (tree.length === 0 && problems.length === 0)
      report(root, 'a page without a body', 'text after the front matter');
    const [passages, structure, segments] = [passagesOf(root, body), pageStructure(root), bodySegments(root, body)];
    return { tree, passages, structure, segments, problems };
  } catch (thrown) {
    return { tree: [], passages: [], structure: [], segments: [], problems: [syntaxProblem(file, thrown)] };
  }
}

const plainElements: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', blockquote: 'blockquote' };

type Report = (node: MdxNode, found: string, expected: string, fix?: string) => void;

class Converter {
  constructor(private readonly report: Report) {}

  blocks(nodes: readonly MdxNode[], inside: string | undefined): TreeNode[] {
    return nodes.flatMap((node) => this.node(node, inside));
  }

  private node(node: MdxNode, inside: string | undefined): TreeNode[] {
    if (node.type === 'text') return [joinLines(node.value)];
    if (isJsx(node)) return this.component(node, inside);
    if (node.type === 'paragraph') return this.paragraph(node.children, inside);
    if (node.type === 'heading') return [this.heading(node)];
    if (node.type === 'break') return [{ tag: 'br' }];
    if ('children' in node) {
      const children = this.blocks(node.children, inside);
      if (node.type === 'list') return [{ tag: node.ordered ? 'ol' : 'ul', children }];
      if (node.type === 'listItem') return [{ tag: 'li', children: unwrapOnlyParagraph(children) }];
      if (node.type === 'link') return [{ tag: 'a', props: { href: node.url }, children }];
      const tag = plainElements[node.type];
      if (tag) return [{ tag, children }];
    }
    this.report(node, describeForeign(node), 'Markdown text, headings, lists, links and the components of WRITING.md');
    return [];
  }

  /** A line that holds nothing but components is not a paragraph around them. */
  private paragraph(nodes: readonly MdxNode[], inside: string | undefined): TreeNode[] {
    const meaningful = nodes.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    const onlyBlocks = meaningful.every((child) => isJsx(child) && !isInline(child));
    if (meaningful.length > 0 && onlyBlocks) return this.blocks(meaningful, inside);
    return [{ tag: 'p', children: this.blocks(nodes, inside) }];
  }

  private heading(node: Extract<MdxNode, { type: 'heading' }>): TreeElement {
    const children = this.blocks(node.children, undefined);
    const { depth } = node;
    const last = children.at(-1);
    const match = typeof last === 'string' ? headingId.exec(last) : null;
    if (!match || typeof last !== 'string') {
      this.report(node, 'a heading without an id', 'an id at its end, such as “## Courses [#courses]”');
      return { tag: `h${depth}`, children };
    }
    if (depth < 2)
      this.report(node, 'a heading of level 1', 'level 2 or lower: the main heading is “heading” in the front matter');
    const words = last.slice(0, match.index);
    const props = { id: match[1] ?? '' };
    return { tag: `h${depth}`, props, children: [...children.slice(0, -1), ...(words ? [words] : [])] };
  }

  private component(node: JsxNode, inside: string | undefined): TreeNode[] {
    const name = node.name ?? '';
    const rule = vocabulary[name];
    if (!rule) {
      const known = Object.keys(vocabulary);
      const near = nearestName(name, known);
      this.report(node, `<${name}>`, `one of ${known.join(', ')}`, near && `did you mean <${near}>?`);
      return [];
    }
    const siblings = childComponents(inside);
    if (siblings.length > 0 && !siblings.includes(name)) {
      const expected = `only ${siblings.map((child) => `<${child}>`).join(', ')} there`;
      this.report(node, `<${name}> inside <${inside}>`, expected);
    }
    const parent = Object.keys(vocabulary).find((other) => childComponents(other).includes(name));
    if (parent && inside !== parent) this.report(node, `<${name}> outside of <${parent}>`, `it inside <${parent}>`);
    const props = this.props(node, rule);
    const children = unwrapOnlyParagraph(this.blocks(node.children, name));
    const prose = children.some((child) => typeof child !== 'string' || child.trim() !== '');
    if (rule.children === 'none' && prose) this.report(node, `text inside <${name}>`, `<${name} … /> without content`);
    if (rule.children !== 'none' && !prose) this.report(node, `an empty <${name}>`, 'content between its two tags');
    const hasProps = Object.keys(props).length > 0;
    return [{ tag: name, ...(hasProps && { props }), ...(prose && { children: trimmed(children) }) }];
  }

  private props(node: JsxNode, { props: required, optional = [] }: ComponentRule): Record<string, string> {
    const { name } = node;
    const allowed = [...required, ...optional];
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      const [prop, value] = attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['{…}'];
      if (!allowed.includes(prop)) {
        const near = nearestName(prop, allowed);
        const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no properties';
        this.report(node, `the property “${prop}” on <${name}>`, expected, near && `did you mean “${near}”?`);
      } else if (typeof value !== 'string' || value.trim() === '')
        this.report(node, `${prop} without text on <${name}>`, `${prop}="some text" in double quotes`);
      else props[prop] = value;
    }
    for (const prop of required)
      if (!node.attributes.some((attribute) => 'name' in attribute && attribute.name === prop))
        this.report(node, `<${name}> without “${prop}”`, `${prop}="…"`);
    return props;
  }
}

function unwrapOnlyParagraph(children: TreeNode[]): TreeNode[] {
  const [only, ...rest] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return rest.length === 0 && typeof only === 'object' && only.tag === 'p' ? [...(only.children ?? [])] : children;
}

function trimmed(children: TreeNode[]): TreeNode[] {
  return children.map((child, index) => {
    if (typeof child !== 'string') return child;
    const start = index === 0 ? child.trimStart() : child;
    return index === children.length - 1 ? start.trimEnd() : start;
  });
}

function describeForeign(node: MdxNode): string {
  if (node.type === 'mdxjsEsm') return 'an import or export';
  if (node.type.includes('Expression')) return 'an expression in braces';
  if (node.type === 'image') return 'an image';
  return `Markdown of the kind “${node.type}”`;
}

function syntaxProblem(file: string, thrown: unknown): Problem {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    severity: 'error',
    file,
    // A tag that is never closed is named in the sentence only: “(20:1-20:14)”.
    ...syntaxErrorPlace.parse(/\((?<line>\d+):(?<column>\d+)-/.exec(message)?.groups ?? thrown),
    found: message.split('\n')[0] ?? 'MDX that cannot be read',
    expected: 'every tag closed, < or { written as words, and no " inside title="…" (write “ ”)',
  };
}

/** Where the parser stopped. */
const syntaxErrorPlace = z.object({ line: z.coerce.number(), column: z.coerce.number() }).catch({ line: 1, column: 1 });
