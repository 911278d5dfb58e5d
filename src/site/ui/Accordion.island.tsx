import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { AccordionButton, AccordionItem, AccordionPanel, Accordion as ReachAccordion } from '@reach/accordion';
import { css, keyframes } from '@emotion/react';
import { from } from './breakpoints';
import { Span } from './elements';
import { Icon } from './Icon';

/** An accordion with at most one item open; without scripts and in print every answer is shown. */
export function Accordion({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  const [open, setOpen] = useState<number>();
  const id = useId();
  return (
    // Reach numbers its items in effects, so on the server each item needs its index.
    <ReachAccordion
      id={id}
      index={open === undefined ? [] : [open]}
      onChange={(index) => setOpen(index === open ? undefined : index)}
      css={list}
    >
      {items.map((item, index) => (
        <AccordionItem key={item.question} index={index} css={itemStyle}>
          <h3 css={{ fontSize: 'clamp(1rem, .95rem + .3vw, 1.125rem)' }}>
            <AccordionButton css={button}>
              <Span>{item.question}</Span>
              <Icon name="chevron-down" />
            </AccordionButton>
          </h3>
          <Answer open={index === open}>{item.answer}</Answer>
        </AccordionItem>
      ))}
    </ReachAccordion>
  );
}

/** An answer: closed, it is found by find in page and links to a text, and `browser/page.ts` opens it. */
function Answer({ open, children }: { open: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  // React supports `hidden` as a boolean only.
  useEffect(() => {
    if (!open) element.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  return (
    // Closed, it is no landmark.
    <AccordionPanel
      ref={element}
      {...(!open && { role: undefined, 'aria-labelledby': undefined })}
      data-findable=""
      css={panel}
    >
      {children}
    </AccordionPanel>
  );
}

/** One list, its items divided by lines. */
const list = css({ borderBlockEnd: '1px solid var(--line)' });

const itemStyle = css({
  borderBlockStart: '1px solid var(--line)',
  breakInside: 'avoid',
});

const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  minHeight: 44,
  padding: '7px 0',
  [from.wide]: { paddingBlock: 14 },
  background: 'none',
  border: 0,
  borderRadius: 'var(--radius-sm)',
  fontWeight: 660,
  letterSpacing: 0,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--fern)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded="true"]': { color: 'var(--fern)' },
  '& > svg': { color: 'var(--fern)', fontSize: '1.375rem', transition: 'transform var(--slow) var(--ease)' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  'html:not(.js) &': { cursor: 'auto', '& > svg': { display: 'none' } },
});

const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

const panel = css({
  maxWidth: '68ch',
  padding: '2px 0 22px',
  color: 'var(--ink2)',
  '&[data-state="open"]': { animation: `${unfold} var(--slow) var(--ease)` },
  // Hidden until found, it is still a box.
  'html.js &[hidden]': { paddingBlock: 0 },
  '@media print': { 'html &[hidden]': { paddingBlock: '2px 22px' } },
});
