import { parse } from 'node-html-parser';
import type { PageStrings } from '../../content/pageContext';
import { englishLang } from './englishLang';
import { englishElements } from './markEnglish';

/** Returns a page's HTML with `lang`, on a right-to-left page `dir` too, on the elements whose whole text is one of the strings (WCAG 3.1.2). */
export function markEnglishHtml(html: string, fallback: PageStrings, direction: 'ltr' | 'rtl' = 'ltr'): string {
  if (Object.keys(fallback).length === 0) return html;
  return englishElements(parse(html), fallback).reduceRight((marked, { range: [start], rawTagName }) => {
    const place = start + `<${rawTagName}`.length;
    return `${marked.slice(0, place)} lang="${englishLang}"${direction === 'rtl' ? ' dir="ltr"' : ''}${marked.slice(place)}`;
  }, html);
}
