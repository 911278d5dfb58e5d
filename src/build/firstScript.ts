import { createHash } from 'node:crypto';
import type { StyleNames } from './styleNames';

/** A script that every page runs before Gatsby's own: its place in the export and what it says. */
export interface FirstScript {
  readonly file: string;
  readonly code: string;
}

/**
 * Tells the browser what is the same on all pages, so that it does not stand in their HTML: the names of styles, and the
 * hash by which Gatsby knows that its scripts and a page's data are of one build.
 */
export function firstScript({ ids }: StyleNames, rawPage: string): FirstScript {
  const hash = /___webpackCompilationHash="([^"]*)"/.exec(rawPage)?.[1] ?? '';
  const code = `styleIds=${JSON.stringify(ids.join(' '))};___webpackCompilationHash=${JSON.stringify(hash)}`;
  return { file: `js/first-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
}
