import type { Carried } from './useCarried';

/** Returns the message as it is sent: what goes along with it, and then what the visitor has written. */
export function withCarried(
  { lines, questions }: { readonly lines: readonly Carried[]; readonly questions: readonly Carried[] },
  asking: string,
  written: string,
): string {
  const before = [
    ...lines.map(({ text, sent }) => sent ?? text),
    ...(questions.length > 0 ? [asking, ...questions.map(({ text }) => `– ${text}`)] : []),
  ];
  return [before.join('\n'), written.trim() === '' ? '' : written].filter(Boolean).join('\n\n');
}
