const item = /^\s*(?:[-*+•‣▪]|\d+[.)])\s/;

/**
 * Returns what is wrong with a new text that has more than one paragraph, or a list: a text is one paragraph, and lines that
 * were joined would be another text.
 */
export function paragraphFault(text: string): { readonly found: string; readonly expected: string } | undefined {
  const paragraphs = text.trim().split(/\n\s*\n/).length;
  const isList = text.split('\n').some((line, index, lines) => item.test(line) && item.test(lines[index + 1] ?? ''));
  const found = paragraphs > 1 ? `${paragraphs} paragraphs` : 'a list of several lines';
  const expected = 'one paragraph: this text is one; each further one has a place of its own';
  return paragraphs > 1 || isList ? { found, expected } : undefined;
}
