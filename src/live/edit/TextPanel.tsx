import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { EditableText } from '../../model/editing';
import { splitPlural } from '../../model/plurals';
import { Button } from '../Button';
import { CopyButton } from '../CopyButton';
import { setDraft, useDrafts } from './drafts';
import type { EditedLanguage } from './editedLanguage';
import { colours, row, stack } from './editStyles';
import { SaveRefusal } from './SaveRefusal';
import { TextField } from './TextField';
import { useSave, type OnSaved } from './useSave';
import { WordChanges } from './WordChanges';

export interface TextPanelProps {
  /** A text, or the forms of a plural. */
  texts: readonly [EditableText, ...EditableText[]];
  language: EditedLanguage;
  /** Where it is on the page, if it cannot be seen. */
  where?: string;
  onSaved: OnSaved;
  /** Opens another text: the one before, the one after, or the next after a save. */
  onMove: (to: 'previous' | 'next' | 'unfinished') => void;
  onClose: () => void;
}

/** A text with its English, its context and its field. Ctrl+Enter saves it; Escape closes the panel. */
export function TextPanel({ texts, language, where, onSaved, onMove, onClose }: TextPanelProps) {
  const [text] = texts;
  const heading = useId();
  const drafts = useDrafts(language.code);
  const fields = useRef<(HTMLTextAreaElement | null)[]>([]);
  const [last, setLast] = useState(0);
  const [isReviewed, setIsReviewed] = useState(false);
  const { refusal, status, save } = useSave(texts, isReviewed, onSaved);
  useEffect(() => fields.current[0]?.focus(), []);

  const valueOf = ({ id, text: saved }: EditableText) => drafts[id]?.text ?? saved;
  const change = (edited: EditableText, value: string) => {
    const before = drafts[edited.id]?.before ?? edited.text;
    setDraft(language.code, edited.id, value === before ? undefined : { text: value, before });
  };
  const insert = (term: string) => {
    const field = fields.current[last];
    const edited = texts[last];
    if (!field || !edited) return;
    field.focus();
    field.setRangeText(term, field.selectionStart, field.selectionEnd, 'end');
    change(edited, field.value);
  };
  const saveAndMove = async () => {
    if (await save()) onMove('unfinished');
  };
  const close = () => {
    const unsaved = texts.filter(({ id }) => drafts[id]);
    if (unsaved.length > 0 && !window.confirm('The text is not saved. Discard the change?')) return;
    for (const { id } of unsaved) setDraft(language.code, id, undefined);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void (event.shiftKey ? saveAndMove() : save());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shortcuts of the fields and buttons in it.
    <form
      aria-labelledby={heading}
      css={[panel, language.code !== 'en' && withEnglish]}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div css={[row, { gridColumn: '1 / -1', justifyContent: 'space-between' }]}>
        <h2 id={heading}>
          {language.code === 'en' ? 'English text' : `Text in ${language.name}`}{' '}
          <code>{splitPlural(text.id).base}</code>
        </h2>
        <div css={row}>
          <Button onClick={() => onMove('previous')}>Previous</Button>
          <Button onClick={() => onMove('next')}>Next</Button>
          <Button onClick={close}>Close</Button>
        </div>
      </div>
      {language.code !== 'en' && (
        <div css={stack}>
          <h3>English</h3>
          <English texts={texts} />
          {text.terms.length > 0 && (
            <dl css={terms}>
              {text.terms.map(({ english, translation, note }) => (
                <div key={english} css={row}>
                  <dt>{english}</dt>
                  <dd css={row}>
                    {translation.split(/[,、，]\s*/).map((term) => (
                      <Button key={term} title={`Insert ${term}`} onClick={() => insert(term)}>
                        <span lang={language.htmlLang}>{term}</span>
                      </Button>
                    ))}
                    {note && <small>{note}</small>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      <div css={stack}>
        <div css={texts.length > 1 && forms}>
          {texts.map((edited, index) => (
            <div key={edited.id} onFocus={() => setLast(index)}>
              <TextField
                text={edited}
                language={language}
                value={valueOf(edited)}
                onChange={(value) => change(edited, value)}
                fieldRef={(field) => void (fields.current[index] = field)}
              />
            </div>
          ))}
        </div>
        <div css={[row, buttons]}>
          <button type="submit">Save</button>
          <Button onClick={() => void saveAndMove()}>Save and next</Button>
          {language.code !== 'en' && (
            <label css={row}>
              <input
                type="checkbox"
                checked={isReviewed || text.reviewed}
                onChange={({ target: { checked } }) => setIsReviewed(checked)}
              />
              Reviewed
            </label>
          )}
          <small>Ctrl+Enter saves, with Shift goes on to the next, Escape closes.</small>
        </div>
        <p role="status">{status}</p>
        <SaveRefusal
          refusal={refusal}
          lang={language.htmlLang}
          dir={language.dir}
          onForce={() => void save(true)}
          onKeep={(theirs) => {
            setDraft(language.code, theirs.id, { text: valueOf(theirs), before: theirs.text });
            void save();
          }}
          onTake={(theirs) => {
            setDraft(language.code, theirs.id, undefined);
            onSaved(theirs, theirs.id);
          }}
        />
      </div>
      <div css={stack}>
        {text.context
          .filter((line) => texts.every(({ context }) => context.includes(line)))
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        {where && <p>Not visible on the page: {where}</p>}
        <Pages pages={text.pages} />
        {text.picture ? (
          <a href={text.picture} target="_blank" rel="noreferrer" data-native>
            <img src={text.picture} alt={`${text.id}, framed on its page`} css={picture} />
          </a>
        ) : (
          <small>
            No picture yet: <code>npm run i18n -- shots {language.code}</code> makes them.
          </small>
        )}
        <p>
          <CopyButton text={text.place} aria-label={`Copy ${text.place}`}>
            <code>{text.place}</code>
          </CopyButton>
        </p>
      </div>
    </form>
  );
}

/** The English text, with what changed in it since the translation; of a plural, each of its English forms. */
function English({ texts }: { texts: readonly EditableText[] }) {
  const different = texts.filter(({ english }, index) => texts.findIndex((one) => one.english === english) === index);
  return different.map(({ english, previousEnglish }) => (
    <p key={english} lang="en-GB">
      {previousEnglish === undefined || previousEnglish === english ? (
        english
      ) : (
        <WordChanges before={previousEnglish} after={english} language="en" />
      )}
    </p>
  ));
}

/** Links to the other pages that show the text. */
function Pages({ pages }: { pages: readonly string[] }) {
  const others = pages.filter((page) => page !== window.location.pathname);
  if (others.length === 0) return null;
  return (
    <p>
      {others.length < pages.length ? 'Also on' : 'Shown on'}{' '}
      {others.slice(0, 5).map((page) => (
        <span key={page}>
          <a href={page}>{page}</a>{' '}
        </span>
      ))}
      {others.length > 5 && `and ${others.length - 5} more pages`}
    </p>
  );
}

const picture = css({ display: 'block', maxWidth: '100%', maxHeight: 180, height: 'auto', borderRadius: 4 });

const panel = css({
  display: 'grid',
  gap: 12,
  padding: 14,
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 2fr)' },
});

const withEnglish = css({
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 2fr)' },
});

/** They stay in view below fields that are scrolled, where there is room for both. */
const buttons = css({
  paddingBlock: 8,
  background: colours.ground,
  '@media (min-height: 500px)': { position: 'sticky', bottom: 0 },
});

const terms = css({ display: 'grid', gap: 6 });

const forms = css({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' });
