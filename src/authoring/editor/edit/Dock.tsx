import { css, Global } from '@emotion/react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { useState, type ReactNode } from 'react';
import type { PublishedLanguage } from '../../../content/pageContext';
import type { Problem } from '../../../content/problem';
import { textLength } from '../../../content/strings/length';
import { editingPaths, type EditableText, type SaveResult, type TextChange } from '../../texts/editing';
import type { ShownText } from '../../texts/findTexts';
import { ProblemList } from '../ProblemPanel';
import { readUnsaved, setUnsaved, useUnsaved } from './editMode';
import { colours, place, row, stack, surface } from './editStyles';
import { Panel } from './Panel';
import { isUnfinished, StateMark } from './TextList';
import { request, type EditorState } from './useEditor';

interface DockProps {
  language: PublishedLanguage;
  editor: EditorState;
  entries: readonly ShownText[];
  /** What is above the bar where no text is open. */
  list?: ReactNode;
  children?: ReactNode;
  isOn?: boolean;
}

/** The bar at the edge of the window, with the text that is open above it. */
export function Dock({ language, editor, entries, list, children, isOn = true }: DockProps) {
  const { text, open, openPanel, closePanel, status } = editor;
  const unfinished = entries.filter((entry) => isUnfinished(entry.text)).length;
  // After the last text comes the first; where none is unfinished, the next.
  const move = (direction: 'previous' | 'next' | 'unfinished') => {
    const index = entries.findIndex((entry) => entry.text.id === text?.id);
    const others = [...entries.slice(index + 1), ...entries.slice(0, Math.max(index, 0))];
    const nextUnfinished = direction === 'unfinished' && others.find((entry) => isUnfinished(entry.text));
    const next = direction === 'previous' ? others.at(-1) : nextUnfinished || others[0];
    if (next) openPanel(next.text);
    else closePanel();
  };
  return (
    <aside lang="en-GB" dir="ltr" data-live="editor" aria-label="Editor" css={[surface, dock]}>
      <Global
        styles={{ body: { paddingBlockEnd: open ? '50vh' : 48 }, html: { scrollPaddingBlock: open ? '80px 50vh' : 0 } }}
      />
      {text ? (
        <TextPanel
          key={open?.count}
          text={text}
          language={language}
          editor={editor}
          onNext={() => move('unfinished')}
        />
      ) : (
        list
      )}
      <div css={[row, { padding: '6px 14px' }]}>
        {children}
        {isOn && (
          <>
            <button onClick={() => move('previous')}>Previous</button>
            <button onClick={() => move('next')}>Next</button>
            <button onClick={() => move('unfinished')}>
              Next that needs work: {unfinished} of {entries.length}
            </button>
            <button onClick={editor.undo}>Undo</button>
          </>
        )}
        <span role="status">{status}</span>
      </div>
    </aside>
  );
}

const dock = css({
  position: 'fixed',
  zIndex: 2147482500,
  insetInline: 0,
  bottom: 0,
  maxHeight: '100dvh',
  overflow: 'auto',
  borderTop: `1px solid ${colours.accent}`,
});

interface TextPanelProps {
  text: EditableText;
  language: PublishedLanguage;
  editor: EditorState;
  onNext: () => void;
}

/** A text with its English, its context and its field. Ctrl+Enter saves it; Escape closes the panel. */
function TextPanel({ text, language, editor, onNext }: TextPanelProps) {
  const [reviewed, setReviewed] = useState(false);
  const { mutate, data, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: (despiteErrors: boolean) => saveText(text, { reviewed, despiteErrors }),
    onSuccess: (answer) => {
      if (!answer || answer.result === 'refused') return;
      // What was typed is kept: the next save is over the other text, which is shown.
      const mine = answer.result === 'changed' ? readUnsaved(text) : undefined;
      setUnsaved(text, undefined);
      setUnsaved(answer.text, mine && { ...mine, before: answer.text.target });
      editor.onSaved(answer.text, text.id);
    },
  });
  const save = (goesOn = false) =>
    mutate(false, { onSuccess: (answer) => goesOn && (!answer || answer.result === 'saved') && onNext() });
  const done = isSuccess && !data ? 'Nothing to save: the text is as it was.' : data?.result === 'saved' && 'Saved.';
  return (
    <Panel title={<code>{text.id}</code>} onClose={editor.closePanel} onSave={save}>
      <div css={columns}>
        {language.code !== 'en' && <English text={text} />}
        <div css={stack}>
          <Field text={text} language={language} />
          <div css={row}>
            <button data-main onClick={() => save()}>
              Save
            </button>
            <button onClick={() => save(true)}>Save and next</button>
            {language.code !== 'en' && (
              <label css={row}>
                <input
                  type="checkbox"
                  checked={reviewed || text.reviewed}
                  onChange={({ target: { checked } }) => setReviewed(checked)}
                />
                Reviewed
              </label>
            )}
            <small>Ctrl+Enter saves, with Shift goes on to the next, Escape closes.</small>
          </div>
          <p role="status">{isPending ? 'Saving …' : error ? `Not saved. ${error.message}` : done}</p>
          <div role="alert" css={stack}>
            {data?.result === 'refused' && (
              <>
                <b>Not saved: the checks found a mistake.</b>
                <ProblemList problems={data.problems} />
                {data.canForce && <button onClick={() => mutate(true)}>Save in spite of the errors</button>}
              </>
            )}
            {data?.result === 'changed' && (
              <>
                <b>Not saved: the file has another text since you began. It is now:</b>
                <blockquote lang={language.htmlLang} dir={language.dir}>
                  {data.text.target || 'no text'}
                </blockquote>
                <p css={row}>
                  <button onClick={() => save()}>Save mine</button>
                  <button
                    onClick={() => {
                      setUnsaved(data.text, undefined);
                      reset();
                    }}
                  >
                    Take theirs
                  </button>
                </p>
              </>
            )}
          </div>
        </div>
        <About text={text} />
      </div>
    </Panel>
  );
}

/** Saves a text where it was changed, is stale, or its review is new; otherwise returns nothing. */
async function saveText(
  { language, id, target, state, reviewed }: EditableText,
  options: Pick<TextChange, 'reviewed' | 'despiteErrors'>,
): Promise<SaveResult | undefined> {
  const unsaved = readUnsaved({ language, id });
  if (!unsaved && (target === '' || (state === 'translated' && (reviewed || !options.reviewed)))) return undefined;
  const change: TextChange = { language, id, text: target, before: target, ...unsaved, ...options };
  return request<SaveResult>(editingPaths.save, { body: change });
}

/** The field of a text, with its length and what the checks say of it; what is typed is kept until it is saved. */
function Field({ text, language }: { text: EditableText; language: PublishedLanguage }) {
  const unsaved = useUnsaved(text);
  const { text: value, before } = unsaved ?? { text: text.target, before: text.target };
  const problems = useCheck({ language: text.language, id: text.id, text: value, before: text.target });
  const length = textLength(value, text.language);
  return (
    <>
      <label css={stack}>
        <b>
          {language.name} <StateMark state={text.state} />
        </b>
        <textarea
          lang={language.htmlLang}
          dir={language.dir}
          spellCheck
          value={value}
          aria-invalid={problems.some(({ severity }) => severity === 'error')}
          onChange={({ target }) =>
            setUnsaved(text, target.value === before ? undefined : { text: target.value, before })
          }
        />
      </label>
      <small css={text.max !== undefined && length > text.max && { color: colours.error }}>
        {length}
        {text.max === undefined ? ' characters' : ` of at most ${text.max} characters`}
      </small>
      <div role="status" css={{ color: colours.error }}>
        <ProblemList problems={problems} />
      </div>
    </>
  );
}

/** Returns what the checks say of a change that is not saved, once nothing was typed for 300 ms. */
function useCheck(change: TextChange): readonly Problem[] {
  const { data = [] } = useQuery({
    queryKey: [editingPaths.save, change],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      signal.throwIfAborted();
      const body = { ...change, onlyCheck: true };
      const answer = await request<SaveResult>(editingPaths.save, { body, signal });
      return answer.result === 'refused' ? answer.problems : [];
    },
    enabled: change.text !== '',
    placeholderData: keepPreviousData,
  });
  return change.text === '' ? [] : data;
}

/** The English text, with what changed in it since the translation, and the terms of the glossary that are in it. */
function English({ text: { source, previous = source, terms } }: { text: EditableText }) {
  return (
    <div css={stack}>
      <h3>English</h3>
      <p lang="en-GB">
        {diffWordsWithSpace(previous, source).map(({ value, added, removed }, index) => {
          const Tag = added ? 'ins' : removed ? 'del' : 'span';
          return <Tag key={index}>{value}</Tag>;
        })}
      </p>
      {terms.map(({ en, translation, note }) => (
        <p key={en}>
          {en}: <b>{translation}</b> <small>{note}</small>
        </p>
      ))}
    </div>
  );
}

function About({ text: { id, context, pages, picture, place: where } }: { text: EditableText }) {
  return (
    <div css={stack}>
      {context.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        Shown on {pages.slice(0, 5).join(', ')}
        {pages.length > 5 && ` and ${pages.length - 5} more pages`}
      </p>
      {picture && <img src={picture} alt={`${id}, framed on its page`} css={{ maxHeight: 180 }} />}
      <code css={place}>{where}</code>
    </div>
  );
}

/** English, field and context side by side, where there is room; the field is the widest. */
const columns = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '2 1 16rem' },
  '& > :nth-last-of-type(2)': { flexGrow: 4 },
});
