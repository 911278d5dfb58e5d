/**
 * Returns what is wrong with a new text that has more than one paragraph, or a list: a text is one paragraph, and lines that
 * were joined would be another text.
 */
export function paragraphFault(text: string): { readonly found: string; readonly expected: string } | undefined {
  const lines = text.trim();
  const paragraphs = lines.split(/\n\s*\n/).length;
  const found =
    paragraphs > 1
      ? `${paragraphs} paragraphs`
      : /(^|\n)\s*(?:[-*+•‣▪]|\d+[.)])\s.*\n\s*(?:[-*+•‣▪]|\d+[.)])\s/.test(lines)
        ? 'a list of several lines'
        : undefined;
  return found === undefined
    ? undefined
    : { found, expected: 'one paragraph: this text is one; each further one has a place of its own' };
}
