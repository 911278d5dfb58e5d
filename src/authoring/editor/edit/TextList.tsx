import { css } from '@emotion/react';
import type { PublishedLanguage } from '../../../content/pageContext';
import type { StringState } from '../../../content/strings/strings';
import type { EditableText } from '../../texts/editing';
import type { ShownText } from '../../texts/findTexts';
import { colours } from './editStyles';

interface TextListProps {
  entries: readonly ShownText[];
  language: PublishedLanguage;
  search: string;
  onSearch: (search: string) => void;
  onOpen: (text: EditableText) => void;
}

/** Texts below a field that searches in them, each with its picture and a link to another page that shows it. */
export function TextList({ entries, language, search, onSearch, onOpen }: TextListProps) {
  return (
    <>
      <input
        type="search"
        aria-label="Search in English, translation and names"
        placeholder="Search in English, translation and names"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <ol css={list}>
        {entries.slice(0, limit).map(({ text, boxes, where }) => {
          const [page] = text.pages.includes(window.location.pathname) ? [] : text.pages;
          return (
            <li key={text.id}>
              <button onClick={() => onOpen(text)}>
                <StateMark state={text.state} />
                <span lang="en-GB">{text.source}</span>
                {language.code !== 'en' && (
                  <span lang={language.htmlLang} dir={language.dir}>
                    {text.target || '–'}
                  </span>
                )}
                <code>
                  {text.id} {boxes.length === 0 && where}
                </code>
              </button>
              {text.picture && <img src={text.picture} alt="" loading="lazy" css={{ width: 120 }} />}
              {page && <a href={`${page}?keys=${encodeURIComponent(text.id)}`}>{page}</a>}
            </li>
          );
        })}
      </ol>
      <p role="status">
        {entries.length > limit && `The first ${limit} of ${entries.length} texts; the search finds the others.`}
      </p>
    </>
  );
}

const limit = 200;

const list = css({
  display: 'grid',
  gap: 4,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& button': { display: 'flex', flex: '1 1 20rem', gap: 12, textAlign: 'start' },
  '& button > :not(mark)': { flex: '2 1 0', overflowWrap: 'anywhere' },
  '& code': { color: colours.quiet },
});

export function StateMark({ state }: { state: StringState }) {
  if (state === 'translated') return null;
  return <mark css={{ padding: '0 4px', color: '#fff', background: colours[state], fontSize: 12 }}>{state}</mark>;
}

export function isUnfinished({ state }: EditableText): boolean {
  return state !== 'translated';
}

/** Returns whether what is searched for is in a text, its English or its id. */
export function matchesSearch({ id, source, target }: EditableText, search: string): boolean {
  return [id, source, target].some((words) => words.toLowerCase().includes(search.toLowerCase()));
}
