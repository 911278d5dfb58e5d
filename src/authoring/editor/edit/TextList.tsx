import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from '../Button';
import { colours, oneLine } from './editStyles';
import type { ShownText } from '../../texts/findTexts';
import { matchesSearch } from './textNavigation';
import { Panel } from './Panel';
import { StateMark } from './StateMark';

interface TextListProps {
  texts: readonly ShownText[];
  onOpen: (shown: ShownText) => void;
  onClose: () => void;
}

/** The texts of the page with a search; those that are not visible on it in a list of their own. */
export function TextList({ texts, onOpen, onClose }: TextListProps) {
  const [search, setSearch] = useState('');
  const unique = texts.filter(({ text }, index) => texts.findIndex((other) => other.text === text) === index);
  const found = unique.filter(({ text }) => matchesSearch(text, search));
  const groups = {
    'Visible on the page': found.filter(({ box }) => box),
    'Not visible on the page': found.filter(({ box }) => !box),
  };
  return (
    <Panel title="Texts of this page" onClose={onClose}>
      <input
        type="search"
        aria-label="Find a key or words"
        placeholder="Find a key or words"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {Object.entries(groups).map(
        ([title, group]) =>
          group.length > 0 && (
            <div key={title}>
              <h3>
                {title}: {group.length}
              </h3>
              <ul css={items}>
                {group.map((shown) => (
                  <li key={shown.text.id}>
                    <Button onClick={() => onOpen(shown)}>
                      <StateMark state={shown.text.state} />
                      <span css={oneLine}>{shown.text.target || shown.text.source}</span>
                      <code>
                        {shown.text.id}
                        {!shown.box && ` (${shown.where})`}
                      </code>
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <p role="status" css={{ color: colours.quiet }}>
        {search && `${found.length} of ${unique.length} texts`}
      </p>
    </Panel>
  );
}

const items = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  marginTop: 6,
  '& button': { display: 'flex', gap: 8, alignItems: 'center', width: '100%', textAlign: 'start' },
  '& code': { color: colours.quiet, maxWidth: '45%' },
});
