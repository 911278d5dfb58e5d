import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Helmet } from 'react-helmet';
import type { EditableText } from '../../texts/editing';
import { workOf } from '../../../content/strings/work';
import { Button } from '../Button';
import type { PublishedLanguage } from '../../../content/pageContext';
import { colours, dock, row, surface } from '../edit/editStyles';
import { pluralForms, matchesSearch, isUnfinished, textAfter, type Direction } from '../edit/textNavigation';
import { TextPanel } from '../edit/TextPanel';
import { usePanel } from '../edit/usePanel';
import { useTexts } from '../edit/useTexts';
import { CheckResults } from './CheckResults';
import { TextDifferences } from './TextDifferences';
import { WorkTexts } from './WorkTexts';

const textViews: Readonly<Record<string, (text: EditableText) => boolean>> = {
  'To do': isUnfinished,
  'Not reviewed': (text) => workOf(text) === 'not read by a person',
  'All texts': () => true,
};
const otherViews = ['What I changed', 'Checks'];

/** `/_work`: what is to do in a language, most visible first, with a panel to do it; search, changes and checks. */
export default function WorkPage({ pageContext: { languages } }: { pageContext: { languages: PublishedLanguage[] } }) {
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

function LanguageWork({ language }: { language: PublishedLanguage }) {
  const { texts, error, load, replace } = useTexts(language.code);
  const [chosen, setView] = useState<string>();
  const [search, setSearch] = useState('');
  const { open, openPanel, closePanel, followText } = usePanel();
  useEffect(() => {
    // What was changed in another tab or in an editor.
    const onFocus = () => void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);
  const views = [...(language.code === 'en' ? ['All texts'] : Object.keys(textViews)), ...otherViews];
  const textsIn = (name: string) => textViews[name] && texts.filter(textViews[name]);
  // Until somebody chooses, what has work in it.
  const view = chosen ?? views.find((name) => textsIn(name)?.length) ?? 'All texts';
  const listed = textsIn(view)?.filter((text) => matchesSearch(text, search));
  const openText = ({ id }: EditableText) => openPanel('text', id);
  const close = () => closePanel(document.getElementById('search'));
  const move = (direction: Direction) => {
    const entries = listed?.map((text) => ({ text })) ?? [];
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
            {name in textViews && `: ${textsIn(name)?.length}`}
          </Button>
        ))}
      </div>
      <p role="status">{error || (texts.length === 0 ? 'The texts are being read …' : '')}</p>
      {listed ? (
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
        <TextDifferences language={language} />
      )}
      {open && (
        <aside aria-label="Editor" css={[dock, { background: colours.ground }]}>
          <TextPanel
            key={open.count}
            texts={pluralForms(open.id ?? '', texts)}
            language={language}
            onSaved={(text, previousId) => {
              replace(text, previousId);
              followText(previousId, text.id);
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
  padding: '20px var(--gutter) 50vh',
  '& h1': { font: '600 24px/1.2 system-ui, sans-serif' },
});
