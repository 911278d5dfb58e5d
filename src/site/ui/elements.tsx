import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useWordBreaks } from './wordBreaks';

/** The elements of headings, buttons and short texts, whose words break as in `useWordBreaks`. */
export const H1 = textElement('h1');
export const H2 = textElement('h2');
export const H3 = textElement('h3');
export const P = textElement('p');
export const Span = textElement('span');
export const B = textElement('b');
export const Button = textElement('button');

function textElement<Tag extends 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'b' | 'button'>(tag: Tag) {
  return function TextElement({ children, ...attributes }: ComponentPropsWithoutRef<Tag> & { children?: ReactNode }) {
    const withBreaks = useWordBreaks();
    return createElement(tag, attributes, withBreaks(children));
  };
}
