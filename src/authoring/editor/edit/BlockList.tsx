import { css } from '@emotion/react';
import { editingPaths, type Block, type PageChange } from '../../texts/editing';
import { Button } from '../Button';
import { colours, oneLine, row } from './editStyles';

interface BlockListProps {
  blocks: readonly Block[];
  onChange: (change: PageChange['change']) => void;
}

/** Blocks of a page in their order, with the blocks inside them; each can be moved, removed and followed by a new one. */
export function BlockList({ blocks, onChange }: BlockListProps) {
  return (
    <ol css={list}>
      {blocks.map((block, index) => {
        const name = `${block.kind} “${block.words}”`;
        return (
          <li key={block.id}>
            <div css={row}>
              <b>{block.kind}</b>
              <span css={[oneLine, { flexBasis: '12rem' }]}>{block.words}</span>
              <Button
                aria-label={`Move up ${name}`}
                disabled={index === 0}
                onClick={() => onChange({ action: 'up', block: block.id })}
              >
                Up
              </Button>
              <Button
                aria-label={`Move down ${name}`}
                disabled={index === blocks.length - 1}
                onClick={() => onChange({ action: 'down', block: block.id })}
              >
                Down
              </Button>
              <Button aria-label={`Remove ${name}`} onClick={() => onChange({ action: 'remove', block: block.id })}>
                Remove
              </Button>
              {block.kinds.length > 0 && (
                <details css={menu}>
                  <summary aria-label={`Add after ${name}`}>Add after …</summary>
                  <div css={row}>
                    {block.kinds.map((kind) => (
                      <Button key={kind} onClick={() => onChange({ action: 'add', after: block.id, kind })}>
                        <img src={`${editingPaths.picture}?block=${kind}`} alt="" loading="lazy" />
                        {kind}
                      </Button>
                    ))}
                  </div>
                </details>
              )}
            </div>
            {block.blocks.length > 0 && <BlockList blocks={block.blocks} onChange={onChange} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Open, it takes a row of its own below the block. */
const menu = css({
  '&[open]': { flexBasis: '100%' },
  '& summary': { padding: '6px 10px', cursor: 'pointer' },
  '& button': { display: 'grid', gap: 6, width: 176, padding: 6, justifyItems: 'start' },
  '& img': { width: '100%', height: 96, background: '#fff', objectFit: 'contain', borderRadius: 4 },
});

const list = css({
  display: 'grid',
  gap: 6,
  '& li': { paddingBlockStart: 6, borderBlockStart: `1px solid ${colours.raised}` },
  '& & ': { margin: '6px 0 0 24px' },
});
