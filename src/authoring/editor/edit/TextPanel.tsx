import { css } from '@emotion/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { EditableText } from '../../texts/editing';
import { splitPlural } from '../../../content/strings/plurals';
import { isComposing } from '../../../site/ui/isComposing';
import { Button } from '../Button';
import { CopyButton } from '../CopyButton';
import { readUnsaved, setUnsaved } from './unsavedTexts';
import type { PublishedLanguage } from '../../../content/pageContext';
import { colours, row, stack } from './editStyles';
import { Panel } from './Panel';
import { SaveFailure } from './SaveFailure';
import { EditorField } from './EditorField';
import type { Direction } from './textNavigation';
import { useSave, type OnSaved } from './useSave';
import { WordChanges } from './WordChanges';

interface TextPanelProps {
  /** A text, or the forms of a plural; none where no text has the id any more. */
  texts: readonly EditableText[];
  language: PublishedLanguage;
  /** Where it is on the page, if it cannot be seen. */
  where?: string;
  onSaved: OnSaved;
  /** Opens another text: the one before, the one after, or the next after a save. */
  onMove: (direction: Direction) => void;
  onClose: () => void;
}

/** A text with its English, its context and its field. Ctrl+Enter saves it; Escape closes the panel. */
export function TextPanel({ texts: current, language, where, onSaved, onMove, onClose }: TextPanelProps) {
  const [opened] = useState(current);
  // An English text that is changed in an editor has another id: what was typed here stays until it is saved.
  const texts = current.length > 0 ? current : opened;
  const [text] = texts;
  const lastField = useRef<HTMLTextAreaElement>();
  const [isReviewed, setIsReviewed] = useState(false);
  const { failure, status, save } = useSave(texts, isReviewed, onSaved);
  if (!text) return null;

  const saveAndMove = () => save({}, { onSuccess: ({ failure: reason }) => !reason && onMove('unfinished') });
  const close = () => {
    const unsaved = texts.filter(({ id }) => readUnsaved(language.code)[id]);
    if (unsaved.length > 0 && !window.confirm('The text is not saved. Discard the change?')) return;
    for (const { id } of unsaved) setUnsaved(language.code, id, undefined);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (event.shiftKey) saveAndMove();
    else save({});
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shortcuts of the fields and buttons in it.
    <form
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save({});
      }}
    >
      <Panel
        title={
          <>
            {language.code === 'en' ? 'English text' : `Text in ${language.name}`}{' '}
            <code>{splitPlural(text.id).base}</code>
          </>
        }
        actions={
          <>
            <Button onClick={() => onMove('previous')}>Previous</Button>
            <Button onClick={() => onMove('next')}>Next</Button>
          </>
        }
        onClose={close}
      >
        <div css={columns}>
          {language.code !== 'en' && (
            <div css={stack}>
              <h3>English</h3>
              <English texts={texts} />
              <Terms terms={text.terms} language={language} onInsert={(term) => insertInto(lastField.current, term)} />
            </div>
          )}
          <div css={stack}>
            <div
              css={texts.length > 1 && forms}
              onFocus={({ target }) => {
                if (target instanceof HTMLTextAreaElement) lastField.current = target;
              }}
            >
              {texts.map((edited, index) => (
                <EditorField key={index} text={edited} language={language} />
              ))}
            </div>
            <SaveButtons onSaveAndMove={saveAndMove}>
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
            </SaveButtons>
            <p role="status">{status}</p>
            <SaveFailure
              failure={failure}
              language={language}
              onForce={() => save({ despiteErrors: true })}
              onKeep={(theirs) => {
                const mine = readUnsaved(language.code)[theirs.id]?.text ?? theirs.target;
                setUnsaved(language.code, theirs.id, { text: mine, before: theirs.target });
                save({});
              }}
              onTake={(theirs) => {
                setUnsaved(language.code, theirs.id, undefined);
                onSaved(theirs, theirs.id);
              }}
            />
          </div>
          <About texts={texts} text={text} language={language} where={where} />
        </div>
      </Panel>
    </form>
  );
}

/** Puts words in place of what is selected in a field. */
function insertInto(field: HTMLTextAreaElement | undefined, words: string): void {
  if (!field) return;
  field.focus();
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  // As if it was typed: the field’s onChange is called.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The English text, with what changed in it since the translation; of a plural, each of its English forms. */
function English({ texts }: { texts: readonly EditableText[] }) {
  const different = texts.filter(({ source }, index) => texts.findIndex((one) => one.source === source) === index);
  return different.map(({ source, previous }) => (
    <p key={source} lang="en-GB">
      {previous === undefined || previous === source ? (
        source
      ) : (
        <WordChanges before={previous} after={source} language="en" />
      )}
    </p>
  ));
}

function SaveButtons({ onSaveAndMove, children }: { onSaveAndMove: () => void; children: ReactNode }) {
  return (
    <div css={[row, buttons]}>
      <button type="submit">Save</button>
      <Button onClick={onSaveAndMove}>Save and next</Button>
      {children}
      <small>Ctrl+Enter saves, with Shift goes on to the next, Escape closes.</small>
    </div>
  );
}

interface TermsProps {
  terms: EditableText['terms'];
  language: PublishedLanguage;
  onInsert: (term: string) => void;
}

/** The terms of the glossary that are in the English, to be put in by a press. */
function Terms({ terms, language, onInsert }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <dl css={termList}>
      {terms.map(({ en, translation, note }) => (
        <div key={en} css={row}>
          <dt>{en}</dt>
          <dd css={row}>
            {translation.split(/[,、，]\s*/).map((term) => (
              <Button key={term} title={`Insert ${term}`} onClick={() => onInsert(term)}>
                <span lang={language.htmlLang}>{term}</span>
              </Button>
            ))}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AboutProps extends Pick<TextPanelProps, 'texts' | 'language' | 'where'> {
  text: EditableText;
}

/** What the text is for and where it is shown; of a plural, what all its forms share. */
function About({ texts, text, language, where }: AboutProps) {
  return (
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
        <CopyButton place={text.place} />
      </p>
    </div>
  );
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

/** English, field and context side by side, where there is room; the field is the widest. */
const columns = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '2 1 16rem' },
  '& > :nth-last-of-type(2)': { flexGrow: 4 },
});

/** They stay in view below fields that are scrolled, where there is room for both. */
const buttons = css({
  paddingBlock: 8,
  background: colours.ground,
  '@media (min-height: 500px)': { position: 'sticky', bottom: 0 },
});

const termList = css({ display: 'grid', gap: 6 });

const forms = css({ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' });
