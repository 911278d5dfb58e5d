import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Helmet } from 'react-helmet';
import type { EditableText } from '../../model/editing';
import { Button } from '../Button';
import type { EditedLanguage } from '../edit/editedLanguage';
import { colours, dock, halfHigh, row, surface } from '../edit/editStyles';
import { pluralForms, hasWords, isUnfinished, textAfter, type Direction } from '../edit/textNavigation';
import { TextPanel } from '../edit/TextPanel';
import { useOpener } from '../edit/useOpener';
import { useTexts } from '../edit/useTexts';
import { CheckResults } from './CheckResults';
import { TextDifferences } from './TextDifferences';
import { WorkTexts } from './WorkTexts';

const textViews = {
  'To do': isUnfinished,
  'Not reviewed': ({ state, reviewed }: EditableText) => state === 'translated' && !reviewed,
  'All texts': () => true,
};
const otherViews = ['Changed today', 'What I changed', 'Checks'] as const;
type View = keyof typeof textViews | (typeof otherViews)[number];

/** `/_work`: what is to do in a language, most visible first, with a panel to do it; search, changes and checks. */
export default function WorkPage({ pageContext: { languages } }: { pageContext: { languages: EditedLanguage[] } }) {
  const [code, setCode] = useState(() => window.location.hash.slice(1));
  const language = languages.find((one) => one.code === code) ?? languages.find((one) => one.code === 'en');
  if (!language) return null;
  return (
    <main id="main" css={[surface, page]} data-live="work">
      <Helmet htmlAttributes={{ lang: 'en-GB' }} title="Work list" />
      <div css={[row, { justifyContent: 'space-between' }]}>
        <h1>Work list</h1>
        <label css={row}>
          Language
          <select value={language.code} onChange={(event) => setCode(event.target.value)}>
            {languages.map(({ code: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a href={language.code === 'en' ? '/' : `/${language.code}`} data-native>
          Home page
        </a>
      </div>
      <LanguageWork key={language.code} language={language} />
    </main>
  );
}

function LanguageWork({ language }: { language: EditedLanguage }) {
  const { texts, error, load, replace } = useTexts(language.code);
  const [view, setView] = useState<View>(language.code === 'en' ? 'All texts' : 'To do');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<{ readonly id: string; readonly count: number }>();
  const { rememberOpener, focusOpener } = useOpener();
  useEffect(() => {
    // What was changed in another tab or in an editor.
    const onFocus = () => void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);
  const views: readonly View[] =
    language.code === 'en' ? ['All texts', ...otherViews] : ['To do', 'Not reviewed', 'All texts', ...otherViews];
  const isTextView = (name: View): name is keyof typeof textViews => name in textViews;
  const listed = isTextView(view) ? texts.filter(textViews[view]).filter((text) => hasWords(text, search)) : [];
  const [first, ...others] = open ? pluralForms(open.id, texts) : [];
  const openText = ({ id }: EditableText) => {
    rememberOpener();
    setOpen((last) => ({ id, count: (last?.count ?? 0) + 1 }));
  };
  const close = () => {
    setOpen(undefined);
    focusOpener(document.getElementById('search'));
  };
  const move = (direction: Direction) => {
    const entries = listed.map((text) => ({ text }));
    const next = textAfter(open?.id, entries, direction);
    if (next) openText(next.text);
    else close();
  };
  return (
    <>
      <div role="group" aria-label="What is shown" css={row}>
        {views.map((name) => (
          <Button key={name} aria-pressed={name === view} onClick={() => setView(name)}>
            {name}
            {isTextView(name) && `: ${texts.filter(textViews[name]).length}`}
          </Button>
        ))}
      </div>
      <p role="status">{error || (texts.length === 0 ? 'The texts are being read …' : '')}</p>
      {isTextView(view) ? (
        <>
          <input
            id="search"
            type="search"
            aria-label="Search in English and translation"
            placeholder="Search in English and translation"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <WorkTexts texts={listed} openId={open?.id} language={language} onOpen={openText} />
        </>
      ) : view === 'Checks' ? (
        <CheckResults language={language.code} />
      ) : (
        <TextDifferences key={view} language={language} since={view === 'Changed today' ? 'today' : 'commit'} />
      )}
      {first && open && (
        <aside aria-label="Editor" css={[dock, halfHigh, { background: colours.ground }]} data-live="open">
          <TextPanel
            key={open.count}
            texts={[first, ...others]}
            language={language}
            onSaved={(text, previousId) => {
              replace(text, previousId);
              setOpen((last) => (last?.id === previousId ? { ...last, id: text.id } : last));
            }}
            onMove={move}
            onClose={close}
          />
        </aside>
      )}
    </>
  );
}

const page = css({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  minHeight: '100vh',
  padding: '20px clamp(14px, 4vw, 48px) 50vh',
  '& h1': { margin: 0, font: '600 24px/1.2 system-ui, sans-serif' },
});
