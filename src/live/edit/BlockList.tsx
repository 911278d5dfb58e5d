import { css } from '@emotion/react';
import type { Block, PageChange } from '../../model/editing';
import { colours, row } from './editStyles';

interface BlockListProps {
  blocks: readonly Block[];
  /** Kinds of block that may be added after one of these. */
  kinds: readonly string[];
  onChange: (change: PageChange['change']) => void;
}

/** Blocks of a page in their order, with the blocks inside them; each can be moved, removed and followed by a new one. */
export function BlockList({ blocks, kinds, onChange }: BlockListProps) {
  return (
    <ol css={list}>
      {blocks.map((block, index) => {
        const name = `${block.kind} “${block.words}”`;
        return (
          <li key={block.id}>
            <div css={row}>
              <b>{block.kind}</b>
              <span css={words}>{block.words}</span>
              <button
                type="button"
                aria-label={`Move up ${name}`}
                disabled={index === 0}
                onClick={() => onChange({ action: 'up', block: block.id })}
              >
                Up
              </button>
              <button
                type="button"
                aria-label={`Move down ${name}`}
                disabled={index === blocks.length - 1}
                onClick={() => onChange({ action: 'down', block: block.id })}
              >
                Down
              </button>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange({ action: 'remove', block: block.id })}
              >
                Remove
              </button>
              {kinds.length > 0 && (
                <select
                  aria-label={`Add after ${name}`}
                  value=""
                  onChange={({ target: { value: kind } }) => onChange({ action: 'add', after: block.id, kind })}
                >
                  <option value="">Add after …</option>
                  {kinds.map((kind) => (
                    <option key={kind}>{kind}</option>
                  ))}
                </select>
              )}
            </div>
            {block.blocks.length > 0 && <BlockList blocks={block.blocks} kinds={block.kinds} onChange={onChange} />}
          </li>
        );
      })}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: 6,
  '& li': { paddingBlockStart: 6, borderBlockStart: `1px solid ${colours.raised}` },
  '& & ': { margin: '6px 0 0 24px' },
});

const words = css({
  flex: '1 1 12rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
