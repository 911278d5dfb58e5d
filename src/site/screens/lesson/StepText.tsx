import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { plainText, type TreeElement } from '../../../content/mdx/tree';
import { childElements, isElement } from '../../shell/prose/contentTree';
import { Prose } from '../../shell/prose/Prose';
import { Details } from '../../ui/Details';

/** What a step says. The entries of a long list, such as the allergens, are tiles; the points of a short one are cards. */
export function StepText({ tree, components }: ComponentProps<typeof Prose>) {
  return (
    <div css={text}>
      {tree.map((node, index) => {
        const items = isElement(node, 'ul') ? childElements(node, 'li') : [];
        if (items.length === 0) return <Prose key={index} tree={[node]} components={components} />;
        if (items.length < 5) return items.map(card);
        return (
          <ul key={index} role="list" css={tiles}>
            {items.map(({ children }) => tile(plainText(children)))}
          </ul>
        );
      })}
    </div>
  );
}

/** A point below its name, which is in bold; the first one is open. */
function card({ children: [name = '', said = '', ...rest] = [] }: TreeElement, index: number) {
  const start = typeof said === 'string' ? said.replace(/^[,，:：]\s*/, '') : said;
  return (
    <Details key={index} summary={<Prose tree={[name]} />} open={index === 0} css={noteCard}>
      <p>
        <Prose tree={[start, ...rest]} />
      </p>
    </Details>
  );
}

/** The name of an entry ends before its first comma or bracket, or with its colon; in Thai, before a space. */
const entryName = /^\p{Script=Thai}+(?= )|^[^:：]+[:：]|^[^,(，（]+/u;

function tile(entry: string) {
  const [name = entry] = entryName.exec(entry) ?? [];
  return (
    <li key={name}>
      <b>{name}</b>
      {name !== entry && <span>{entry.slice(name.length)}</span>}
    </li>
  );
}

// Its border is seen where colours are forced.
const border = '1px solid transparent';
const small = { fontSize: 'var(--text-small)', lineHeight: 1.4 };
const stone = { ...small, padding: '6px 10px', border, borderRadius: 'var(--radius-sm)' };

const text = css({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  '& > ol': { display: 'grid', gap: 10, padding: 0, listStyle: 'none', counterReset: 'stone', ...small },
  '& > ol > li': { position: 'relative', minBlockSize: 32, paddingInlineStart: 44, counterIncrement: 'stone' },
  '& > ol > li::before': { ...stone, content: 'counter(stone)', position: 'absolute', insetInlineStart: 0 },
  '& > ol > ::before': { minInlineSize: 32, color: 'var(--surface)', background: 'var(--hue)', textAlign: 'center' },
  '& > ol + p': { ...stone, background: 'var(--kite-100)' },
});

/** Those that say more come after the others, two in a row. */
const tiles = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& > li': { ...stone, flex: '1 1 auto', background: 'var(--hue-tint)', breakInside: 'avoid' },
  '& > :has(span)': { order: 1, flex: '1 1 max(9em, 40%)' },
  '& > li > span': { color: 'var(--ink2)', fontSize: 'var(--text-caption)' },
  '&::before': { content: '""', order: 1, flex: '1 0 100%' },
});

export const noteCard = css({
  padding: '0 14px',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.5,
  '& > summary': { justifyContent: 'space-between', paddingBlock: 8, fontSize: '1rem', fontWeight: 640 },
  '& > p': { paddingBlockEnd: 12 },
  '&[open]': { background: 'var(--hue-tint)', borderColor: 'var(--hue)' },
});
