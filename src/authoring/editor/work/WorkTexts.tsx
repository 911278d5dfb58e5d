import { css } from '@emotion/react';
import { useState } from 'react';
import type { EditableText } from '../../texts/editing';
import { Button } from '../Button';
import type { PublishedLanguage } from '../../../content/pageContext';
import { colours } from '../edit/editStyles';
import { StateMark } from '../edit/StateMark';

interface WorkTextsProps {
  texts: readonly EditableText[];
  openId: string | undefined;
  language: PublishedLanguage;
  onOpen: (text: EditableText) => void;
}

/** A list of texts, each with a link to the page that shows it. */
export function WorkTexts({ texts, openId, language, onOpen }: WorkTextsProps) {
  const [limit, setLimit] = useState(step);
  if (texts.length === 0) return <p>No texts.</p>;
  return (
    <>
      <ol css={list}>
        {texts.slice(0, limit).map((text) => (
          <li key={text.id}>
            <Button aria-current={text.id === openId} onClick={() => onOpen(text)}>
              <StateMark state={text.state} />
              <span lang="en-GB">{text.source}</span>
              {language.code !== 'en' && (
                <span lang={language.htmlLang} dir={language.dir}>
                  {text.target || '–'}
                </span>
              )}
            </Button>
            {text.picture && <img src={text.picture} alt="" loading="lazy" css={picture} />}
            {text.pages[0] && (
              <a
                href={`${text.pages[0]}?keys=${encodeURIComponent(text.id)}`}
                data-native
                aria-label={`${text.id} on its page`}
              >
                {text.pages.length > 3 ? 'every page' : text.pages[0]}
              </a>
            )}
          </li>
        ))}
      </ol>
      {texts.length > limit && (
        <p>
          <Button onClick={() => setLimit(limit + step)}>Show more of {texts.length}</Button>
        </p>
      )}
    </>
  );
}

const step = 100;

const picture = css({ width: 120, height: 56, objectFit: 'cover', borderRadius: 4 });

const list = css({
  display: 'grid',
  gap: 4,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'center',
    borderBottom: `1px solid ${colours.raised}`,
  },
  '& button': {
    display: 'flex',
    flex: '1 1 20rem',
    gap: 12,
    minWidth: 0,
    background: 'none',
    border: 0,
    textAlign: 'start',
  },
  '& button > span:not([role])': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { minWidth: '10rem', fontSize: 13, overflowWrap: 'anywhere' },
});
