import type { TreeNode } from './tree';

/**
 * Returns a body without what the owner has not set: with `<Brand>` of an entry that is not set goes what cannot stand without
 * it, which is the comma before it where it continues another entry, else its bracket, else its sentence. Thai has no full
 * stop: there it is the words between two spaces.
 */
export function withoutUnset(tree: readonly TreeNode[], isSet: (entry: string) => boolean): TreeNode[] {
  const isUnset = (node: TreeNode) => typeof node !== 'string' && node.tag === 'Brand' && !isSet(node.props?.of ?? '');
  const inside = tree.flatMap((node): TreeNode[] => {
    if (typeof node === 'string' || !node.children) return [node];
    const children = withoutUnset(node.children, isSet);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  });
  return inside.some(isUnset) ? withoutSentences(inside, isUnset) : inside;
}

/** Characters that stand for the elements of a text, so that it can be cut as one string. */
const firstMark = 0xe000;
const anyMark = '[\uE000-\uF8FF]';

function withoutSentences(nodes: readonly TreeNode[], isUnset: (node: TreeNode) => boolean): TreeNode[] {
  const elements = nodes.filter((node) => typeof node !== 'string');
  const markOf = (node: TreeNode) => String.fromCharCode(firstMark + elements.findIndex((other) => other === node));
  const text = nodes.map((node) => (typeof node === 'string' ? node : markOf(node))).join('');
  const unset = `[${elements.filter(isUnset).map(markOf).join('')}]`;
  const continued = new RegExp(`(?<=${anyMark})(?<!${unset})(?:[,，、]\\s*${unset})+`, 'g');
  const bracket = new RegExp(`\\s*[(（][^()（）]*${unset}[^()（）]*[)）]`, 'g');
  const cut = text.replace(continued, '').replace(bracket, '');
  const kept = sentencesOf(cut).filter((sentence) => !new RegExp(unset).test(sentence));
  const parts = kept
    .join('')
    .trimEnd()
    .split(new RegExp(`(${anyMark})`));
  return parts.filter(Boolean).map((part) => elements[part.charCodeAt(0) - firstMark] ?? part);
}

/** Returns the sentences of a text, each with the space behind it. */
function sentencesOf(text: string): string[] {
  const hasStops = /[.!?](?:\s|$)|[。！？]/.test(text);
  return text.split(hasStops ? /(?<=[.!?]\s+)(?=\S)|(?<=[。！？])/ : new RegExp(`(?<=[^,]\\s+)(?=\\S)(?!${anyMark})`));
}
