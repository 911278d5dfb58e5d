import { problemAt, type Problem } from '../problem';
import { checkContent, checkPlace, nounOf, readProps, type Report } from './componentRules';
import { childComponents, didYouMean, vocabulary } from './vocabulary';
import { describeForeign, describeTag, syntaxProblem } from './syntaxProblem';
import { lookalikesIn } from './lookalikes';
import { headingId, isInline, isJsx, parseMdx, passagesOf, rangeOf, type JsxNode, type MdxNode } from './markdownNodes';
import { pageElements, tagOf, wordsOf, pageStructure } from './pageElements';
import { bodySegments, joinLines } from './pageSegments';
import type { TreeElement, TreeNode } from './tree';

/** Parses the body of an MDX page into plain data; code in it is a problem. Offsets are the body's. */
export async function parseBody(file: string, body: string, parts: Parts) {
  const problems: Problem[] = [];
  try {
    const report: Report = (node, found, expected, fix) =>
      problems.push(problemAt({ file, text: body }, rangeOf(node).start, { found, expected, fix }));
    const root = await parseMdx(body);
    const tree = new Converter(report, parts, body).blocks(root.children, undefined);
    if (tree.length === 0 && problems.length === 0)
      report(root, 'a page without a body', 'text after the front matter');
    return {
      tree,
      passages: passagesOf(root, body),
      elements: pageElements(root),
      structure: pageStructure(root),
      segments: bodySegments(root, body),
      lookalikes: lookalikesIn(root, body),
      problems,
    };
  } catch (thrown) {
    const nothing = { tree: [], passages: [], elements: [], structure: [], segments: [], lookalikes: [] };
    return { ...nothing, problems: [...problems, syntaxProblem(file, body, thrown)] };
  }
}

/** The components that a page of a kind may have, and whether one is shown only before the first heading. */
type Parts = Readonly<Partial<Record<string, { readonly max: number; readonly beforeHeadings?: boolean }>>>;

/** What is said of an element without words, which nobody could see. */
const empty: Readonly<Record<string, readonly [found: string, expected: string]>> = {
  blockquote: ['an empty quotation', 'words after >, or no line that begins with it'],
  heading: ['a heading without words', 'words after #, or no line that begins with #'],
  listItem: ['an empty item of a list', 'words, or no item'],
};

const marks: Readonly<Partial<Record<string, string>>> = { strong: 'strong', emphasis: 'em' };

/** What a message calls the place inside a node; any other is a sentence. */
const placeIn: Readonly<Partial<Record<string, string>>> = { list: 'a list', blockquote: 'a quotation' };

class Converter {
  constructor(
    private readonly report: Report,
    private readonly parts: Parts,
    private readonly body: string,
  ) {}

  /** Returns the tree of nodes; `inside` is the component, list or other element that they are in. */
  blocks(nodes: readonly MdxNode[], inside: string | undefined): TreeNode[] {
    return nodes.flatMap((node) => this.node(node, inside));
  }

  private node(node: MdxNode, inside: string | undefined): TreeNode[] {
    if (node.type === 'text') return [joinLines(node.value)];
    if (isJsx(node)) return this.component(node, inside);
    const [found, expected] = empty[node.type] ?? [];
    if (found && expected && !hasWords(node)) this.report(node, found, expected);
    if (node.type === 'paragraph') return this.paragraph(node.children, inside);
    if (node.type === 'heading') return [this.heading(node, inside)];
    if (node.type === 'table') return [this.table(node)];
    if (node.type === 'link') this.checkLink(node);
    if (node.type === 'emphasis' || node.type === 'strong') this.checkEmphasis(node);
    const { tag = marks[node.type], props = {} } = tagOf(node) ?? {};
    if (tag && 'children' in node) {
      const isItem = node.type === 'listItem';
      const children = this.blocks(node.children, isItem ? inside : (placeIn[node.type] ?? 'a sentence'));
      return [{ tag, ...propsOf(props), children: isItem ? unwrapOnlyParagraph(children) : children }];
    }
    this.report(node, ...(node.type.startsWith('image') ? this.image() : describeForeign(node)));
    return [];
  }

  /** Reports stars and underscores inside a word, which make it bold or italic and are gone. */
  private checkEmphasis(node: Extract<MdxNode, { type: 'emphasis' | 'strong' }>): void {
    const { start, end } = rangeOf(node);
    const [written, before] = [this.body.slice(start, end), this.body.slice(Math.max(0, start - 50), start)];
    const words = `“${joinLines((/[\p{L}\p{N}]*$/u.exec(before)?.[0] ?? '') + written).slice(0, 50)}”`;
    if (/[\p{L}\p{N}]$/u.test(before) && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]$/u.test(before))
      this.report(
        node,
        `stars inside a word, which are not shown: ${words}`,
        'a \\ before each * that is meant as a star: Kolleg\\*innen',
        'for bold or italics, mark whole words',
      );
  }

  /** Returns what is said of a picture of Markdown, by what the page may have. */
  private image(): [found: string, expected: string] {
    const { Screenshot } = this.parts;
    if (!Screenshot) return ['an image', 'words: a page of this kind shows no picture in its text'];
    if (this.body.includes('<Screenshot')) return ['an image', 'words: the page has its picture, and shows one'];
    const place = Screenshot.beforeHeadings ? 'before the first heading' : 'below a heading';
    const expected = `<Screenshot alt="What it shows" /> on a line of its own ${place}, whose file is in the page’s folder`;
    return ['an image', expected];
  }

  private checkLink(node: Extract<MdxNode, { type: 'link' }>): void {
    if (!hasWords(node)) this.report(node, 'a link without words', `[words](${node.url || '/path'})`);
    else if (node.url === '') this.report(node, 'a link without an address', '[words](/path), or the words alone');
    if (node.title)
      this.report(
        node,
        `the title “${node.title}” of a link`,
        'a link without a title: readers do not see it',
        `write [words](${node.url})`,
      );
  }

  private table(node: Extract<MdxNode, { type: 'table' }>): TreeElement {
    const [head, ...rows] = node.children.map((row, index): TreeElement => ({
      tag: 'tr',
      children: row.children.map((cell, column): TreeElement => {
        const align = node.align?.[column];
        const props = propsOf({ ...(index === 0 && { scope: 'col' }), ...(align && { 'data-align': align }) });
        return { tag: index === 0 ? 'th' : 'td', ...props, children: this.blocks(cell.children, 'a table') };
      }),
    }));
    if (rows.length === 0) this.report(node, 'a table without rows', 'at least one row below the line of dashes');
    const width = node.children[0]?.children.length ?? 0;
    for (const row of node.children)
      if (row.children.length > width)
        this.report(
          row,
          `a row of ${row.children.length} cells, of which ${width} are shown`,
          `${width} cells, as the first row has`,
        );
    return {
      tag: 'table',
      children: [
        { tag: 'thead', children: head ? [head] : [] },
        { tag: 'tbody', children: rows },
      ],
    };
  }

  /** A line that holds nothing but components is not a paragraph around them. */
  private paragraph(nodes: readonly MdxNode[], inside: string | undefined): TreeNode[] {
    const meaningful = nodes.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    const onlyBlocks = meaningful.every((child) => isJsx(child) && !isInline(child));
    if (meaningful.length > 0 && onlyBlocks) return this.blocks(meaningful, inside);
    const isList = typeof vocabulary[inside ?? '']?.children === 'object';
    return [{ tag: 'p', children: this.blocks(nodes, isList ? inside : 'a sentence') }];
  }

  private heading(node: Extract<MdxNode, { type: 'heading' }>, inside: string | undefined): TreeElement {
    const { depth } = node;
    const children = this.blocks(node.children, 'a heading');
    // What is said of a heading would be wrong advice where none may be; of that in a component, the component is told.
    if (inside !== undefined) {
      if (!vocabulary[inside])
        this.report(
          node,
          `a heading inside ${inside}`,
          'it on a line of its own that begins with #, or **bold** words',
        );
      return { tag: `h${depth}`, children };
    }
    const last = children.at(-1);
    const match = typeof last === 'string' ? headingId.exec(last) : null;
    if (depth < 2)
      this.report(node, 'a heading of level 1', 'level 2 or lower: the main heading is “heading” in the front matter');
    if (!match || typeof last !== 'string') {
      this.report(node, 'a heading without an id', 'an id at its end, such as “## Courses [#courses]”');
      return { tag: `h${depth}`, children };
    }
    const words = last.slice(0, match.index);
    const props = { id: match[1] ?? '' };
    return { tag: `h${depth}`, props, children: [...children.slice(0, -1), ...(words ? [words] : [])] };
  }

  private component(node: JsxNode, inside: string | undefined): TreeNode[] {
    const name = node.name ?? '';
    const rule = vocabulary[name];
    if (!rule) {
      const inHtml = describeTag(name);
      if (inHtml !== undefined) this.report(node, `<${name}>, a tag of HTML`, inHtml);
      else this.report(node, `<${name}>`, this.componentsIn(inside), didYouMean(name, Object.keys(this.parts), '<$>'));
      return [];
    }
    checkPlace(this.report, node, rule, inside);
    const props = readProps(this.report, node, rule);
    const nodes = this.blocks(node.children, name);
    const children = rule.children === 'paragraphs' ? wrapWords(nodes) : unwrapOnlyParagraph(nodes, rule.after);
    const prose = children.some((child) =>
      typeof child === 'string' ? child.trim() !== '' : !rule.after?.includes(child.tag),
    );
    if (rule.children === 'none' && prose) this.report(node, `text inside <${name}>`, `<${name} … /> without content`);
    else if (rule.children !== 'none' && !prose)
      this.report(node, `an empty <${name}>`, 'content between its two tags');
    else checkContent(this.report, node, rule, children);
    return [{ tag: name, ...propsOf(props), ...(prose && { children: trimmed(children) }) }];
  }

  private componentsIn(inside: string | undefined): string {
    const siblings = childComponents(inside);
    const isThere = (name: string) =>
      siblings.length > 0 ? siblings.includes(name) : inside === undefined || vocabulary[name]?.inline === true;
    const known = Object.keys(this.parts).filter(isThere);
    return known.length > 0 ? `one of ${known.join(', ')}` : 'words: there is no component there';
  }
}

function propsOf(props: Readonly<Record<string, string>>): Pick<TreeElement, 'props'> {
  return Object.keys(props).length > 0 ? { props } : {};
}

function hasWords(node: MdxNode): boolean {
  if (isJsx(node)) return true;
  if (node.type === 'heading') return /[^\s\p{Z}]/u.test(wordsOf(node).replace(headingId, ''));
  return 'children' in node ? node.children.some(hasWords) : /[^\s\p{Z}]/u.test('value' in node ? node.value : '-');
}

/** Returns the words of the only paragraph, and the components that may be after it. */
function unwrapOnlyParagraph(children: TreeNode[], after: readonly string[] = []): TreeNode[] {
  const [only, ...rest] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const isOnly = rest.every((child) => typeof child !== 'string' && after.includes(child.tag));
  return isOnly && typeof only === 'object' && only.tag === 'p' ? [...(only.children ?? []), ...rest] : children;
}

/** Returns paragraphs and lists; words on the line of their component become a paragraph. */
function wrapWords(children: TreeNode[]): TreeNode[] {
  const isWords = (child: TreeNode) =>
    typeof child === 'string' ? child.trim() !== '' : !(child.tag in nounOf) && !/^[A-Z]/.test(child.tag);
  return children.some(isWords)
    ? [{ tag: 'p', children: trimmed(children) }]
    : children.filter((child) => typeof child !== 'string');
}

function trimmed(children: TreeNode[]): TreeNode[] {
  return children.map((child, index) => {
    if (typeof child !== 'string') return child;
    const start = index === 0 ? child.trimStart() : child;
    return index === children.length - 1 ? start.trimEnd() : start;
  });
}
