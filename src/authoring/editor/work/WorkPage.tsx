import { css } from '@emotion/react';
import { useState } from 'react';
import { Helmet } from 'react-helmet';
import type { PublishedLanguage } from '../../../content/pageContext';
import { workOf } from '../../../content/strings/work';
import type { EditableText } from '../../texts/editing';
import type { ShownText } from '../../texts/findTexts';
import { Dock } from '../edit/Dock';
import { row, surface } from '../edit/editStyles';
import { isUnfinished, matchesSearch, TextList } from '../edit/TextList';
import { useEditor } from '../edit/useEditor';

const views: Readonly<Record<string, (text: EditableText) => boolean>> = {
  'To do': isUnfinished,
  'Not reviewed': (text) => workOf(text) === 'not read by a person',
  'All texts': () => true,
};

/** `/_work`: what is to do in a language, most visible first, with a search, and a panel to do it. */
export default function WorkPage({ pageContext: { languages } }: { pageContext: { languages: PublishedLanguage[] } }) {
  const [code, setCode] = useState(() => window.location.hash.slice(1));
  const language = languages.find((one) => one.code === code) ?? languages.find((one) => one.code === 'en');
  if (!language) return null;
  return (
    <main id="main" css={[surface, page]} data-live="work">
      <Helmet htmlAttributes={{ lang: 'en-GB' }} title="Work list" />
      <div css={row}>
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
        <a href={language.code === 'en' ? '/' : `/${language.code}`}>Home page</a>
      </div>
      <LanguageWork key={language.code} language={language} />
    </main>
  );
}

function LanguageWork({ language }: { language: PublishedLanguage }) {
  const editor = useEditor(language.code);
  const [chosen, setView] = useState<string>();
  const [search, setSearch] = useState('');
  const textsIn = (name: string) => editor.texts.filter(views[name] ?? (() => false));
  // Until somebody chooses, what has work in it.
  const names = Object.keys(views);
  const view = chosen ?? names.find((name) => textsIn(name).length > 0) ?? 'All texts';
  const listed = textsIn(view).filter((text) => matchesSearch(text, search));
  const entries = listed.map((text): ShownText => ({ text, boxes: [], where: '' }));
  return (
    <>
      <div role="group" aria-label="What is shown" css={row}>
        {names.map((name) => (
          <button key={name} aria-pressed={name === view} onClick={() => setView(name)}>
            {name}: {textsIn(name).length}
          </button>
        ))}
      </div>
      <TextList entries={entries} language={language} search={search} onSearch={setSearch} onOpen={editor.openPanel} />
      <Dock language={language} editor={editor} entries={entries} />
    </>
  );
}

const page = css({
  display: 'grid',
  gap: 14,
  alignContent: 'start',
  minHeight: '100vh',
  padding: '20px var(--gutter)',
  '& h1': { font: '600 24px/1.2 system-ui, sans-serif' },
});
