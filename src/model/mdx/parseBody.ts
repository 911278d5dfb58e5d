import type { Node as UnistNode, Parent } from 'unist';
import type { Passage } from '../passage';
import type { Position, Problem } from '../problem';
import { isJsx, isParent, isText, type JsxNode } from './markdownNodes';
import { bodySegments, joinLines, type PageSegment } from './pageSegments';
import { pageStructure, type StructureStep } from './pageStructure';
import { passagesOf } from './passages';
import type { TreeElement, TreeNode } from './tree';
import { nearestName, vocabulary } from './vocabulary';

export interface ParsedBody {
  readonly tree: TreeNode[];
  /** Offsets are the body's. */
  readonly passages: Passage[];
  readonly structure: StructureStep[];
  readonly segments: PageSegment[];
  readonly problems: Problem[];
}

/**
 * Parses the body of an MDX page into plain data . What would be code —
 * imports, exports, expressions, unknown components, props that are not text — comes back as a problem with its place.
 */
export async function parseBody(file: string, body: string): Promise<ParsedBody> {
  const parser = await mdxParser();
  try {
    const problems: Problem[] = [];
    const root = parser.parse(body);
    const tree = new Converter(file, problems).blocks(isParent(root) ? root.children : [], undefined);
    if (tree.length === 0 && problems.length === 0)
      problems.push(problem(file, { line: 1, column: 1 }, 'a page without a body', 'text after the front matter'));
    return {
      tree,
      passages: passagesOf(root, body),
      structure: pageStructure(root),
      segments: bodySegments(root, body),
      problems,
    };
  } catch (thrown) {
    return { tree: [], passages: [], structure: [], segments: [], problems: [syntaxProblem(file, thrown)] };
  }
}

let cached: Promise<{ parse(text: string): UnistNode }> | undefined;

/** The parser of the MDX project; it comes as ES modules only, hence the dynamic import. */
function mdxParser(): Promise<{ parse(text: string): UnistNode }> {
  cached ??= Promise.all([import('unified'), import('remark-parse'), import('remark-mdx')]).then(
    ([{ unified }, { default: remarkParse }, { default: remarkMdx }]) => unified().use(remarkParse).use(remarkMdx),
  );
  return cached;
}

const plainElements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  listItem: 'li',
};

class Converter {
  constructor(
    private readonly file: string,
    private readonly problems: Problem[],
  ) {}

  blocks(nodes: readonly UnistNode[], inside: string | undefined): TreeNode[] {
    return nodes.flatMap((node) => this.node(node, inside));
  }

  private node(node: UnistNode, inside: string | undefined): TreeNode[] {
    if (isText(node)) return [joinLines(node.value)];
    if (isJsx(node)) return this.component(node, inside);
    if (node.type === 'paragraph' && isParent(node)) return this.paragraph(node, inside);
    if (node.type === 'heading' && isParent(node)) return [this.heading(node)];
    if (node.type === 'break') return [{ tag: 'br' }];
    if (node.type === 'list' && isParent(node))
      return [{ tag: 'ordered' in node && node.ordered ? 'ol' : 'ul', children: this.blocks(node.children, inside) }];
    if (node.type === 'link' && isParent(node) && 'url' in node)
      return [{ tag: 'a', props: { href: String(node.url) }, children: this.blocks(node.children, inside) }];
    const tag = plainElements[node.type];
    if (tag && isParent(node)) {
      const children = this.blocks(node.children, inside);
      return [{ tag, children: tag === 'li' ? unwrapOnlyParagraph(children) : children }];
    }
    this.report(node, describeForeign(node), 'Markdown text, headings, lists, links and the components of WRITING.md');
    return [];
  }

  /** A line that holds nothing but components is not a paragraph around them. */
  private paragraph(node: Parent, inside: string | undefined): TreeNode[] {
    const meaningful = node.children.filter((child) => !(isText(child) && child.value.trim() === ''));
    const onlyBlocks = meaningful.every((child) => isJsx(child) && !inlineComponents.has(child.name ?? ''));
    if (meaningful.length > 0 && onlyBlocks) return this.blocks(meaningful, inside);
    return [{ tag: 'p', children: this.blocks(node.children, inside) }];
  }

  private heading(node: Parent): TreeElement {
    const children = this.blocks(node.children, undefined);
    const depth = 'depth' in node ? Number(node.depth) : 2;
    const last = children.at(-1);
    const match = typeof last === 'string' ? /\s*\[#([a-z0-9-]+)\]\s*$/.exec(last) : null;
    if (!match || typeof last !== 'string') {
      this.report(node, 'a heading without an id', 'an id at its end, such as “## Courses [#courses]”');
      return { tag: `h${depth}`, children };
    }
    if (depth < 2)
      this.report(node, 'a heading of level 1', 'level 2 or lower: the main heading is “heading” in the front matter');
    const words = last.slice(0, match.index);
    return {
      tag: `h${depth}`,
      props: { id: match[1] ?? '' },
      children: [...children.slice(0, -1), ...(words ? [words] : [])],
    };
  }

  private component(node: JsxNode, inside: string | undefined): TreeNode[] {
    const name = node.name ?? '';
    const rule = vocabulary[name];
    if (!rule) {
      const near = nearestName(name, Object.keys(vocabulary));
      this.report(
        node,
        `<${name}>`,
        `one of ${Object.keys(vocabulary).join(', ')}`,
        near ? `did you mean <${near}>?` : undefined,
      );
      return [];
    }
    const allowedHere = inside === undefined ? undefined : vocabulary[inside]?.children;
    if (Array.isArray(allowedHere) && !allowedHere.includes(name))
      this.report(
        node,
        `<${name}> inside <${inside}>`,
        `only ${allowedHere.map((child) => `<${child}>`).join(', ')} there`,
      );
    const parent = Object.entries(vocabulary).find(
      ([, { children }]) => Array.isArray(children) && children.includes(name),
    );
    if (parent && inside !== parent[0])
      this.report(node, `<${name}> outside of <${parent[0]}>`, `it inside <${parent[0]}>`);
    const props = this.props(node, name);
    const children = unwrapOnlyParagraph(this.blocks(node.children, name));
    const prose = children.some((child) => typeof child !== 'string' || child.trim() !== '');
    if (rule.children === 'none' && prose) this.report(node, `text inside <${name}>`, `<${name} … /> without content`);
    if (rule.children !== 'none' && !prose) this.report(node, `an empty <${name}>`, 'content between its two tags');
    const element: TreeElement = { tag: name };
    return [
      { ...element, ...(Object.keys(props).length > 0 && { props }), ...(prose && { children: trimmed(children) }) },
    ];
  }

  private props(node: JsxNode, name: string): Record<string, string> {
    const rule = vocabulary[name];
    const allowed = [...(rule?.required ?? []), ...(rule?.optional ?? [])];
    const props: Record<string, string> = {};
    for (const attribute of node.attributes) {
      const prop = attribute.name ?? '{…}';
      if (!allowed.includes(prop)) {
        const near = nearestName(prop, allowed);
        const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no properties';
        this.report(
          node,
          `the property “${prop}” on <${name}>`,
          expected,
          near ? `did you mean “${near}”?` : undefined,
        );
      } else if (typeof attribute.value !== 'string' || attribute.value.trim() === '')
        this.report(node, `${prop} without text on <${name}>`, `${prop}="some text" in double quotes`);
      else props[prop] = attribute.value;
    }
    for (const required of rule?.required ?? [])
      if (!node.attributes.some((attribute) => attribute.name === required))
        this.report(node, `<${name}> without “${required}”`, `${required}="…"`);
    return props;
  }

  private report(node: UnistNode, found: string, expected: string, fix?: string): void {
    this.problems.push(problem(this.file, node.position?.start ?? { line: 1, column: 1 }, found, expected, fix));
  }
}

const inlineComponents: ReadonlySet<string> = new Set(['Brand']);

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

function describeForeign(node: UnistNode): string {
  if (node.type === 'mdxjsEsm') return 'an import or export';
  if (node.type.includes('Expression')) return 'an expression in braces';
  if (node.type === 'image') return 'an image';
  return `Markdown of the kind “${node.type}”`;
}

function syntaxProblem(file: string, thrown: unknown): Problem {
  const reason = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown);
  return problem(
    file,
    placeOf(thrown),
    reason ?? 'MDX that cannot be read',
    'every tag closed, < or { written as words, and no " inside title="…" (write “ ”)',
  );
}

/** Where the parser stopped; it names a tag that is never closed in its sentence only: “(20:1-20:14)”. */
function placeOf(thrown: unknown): Position {
  const [, line, column] = /\((\d+):(\d+)-/.exec(thrown instanceof Error ? thrown.message : '') ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  if (typeof thrown === 'object' && thrown !== null && 'line' in thrown && 'column' in thrown)
    if (typeof thrown.line === 'number' && typeof thrown.column === 'number')
      return { line: thrown.line, column: thrown.column };
  return { line: 1, column: 1 };
}

function problem(file: string, place: Position, found: string, expected: string, fix?: string): Problem {
  return { severity: 'error', file, line: place.line, column: place.column, found, expected, fix };
}
