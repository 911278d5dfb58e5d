import { css } from '@emotion/react';
import { useId } from 'react';
import type { EditableText } from '../../texts/editing';
import { textLength } from '../../../content/strings/length';
import { pluralNumbers, splitPlural } from '../../../content/strings/plurals';
import { setUnsaved, useUnsaved } from './unsavedTexts';
import { colours, row, stack } from './editStyles';
import type { PublishedLanguage } from '../../../content/pageContext';
import { StateMark } from './StateMark';
import { useCheck } from './useCheck';

/** The field of one text, with its length and what the checks say of it; what is typed is kept until it is saved. */
export function EditorField({ text, language }: { text: EditableText; language: PublishedLanguage }) {
  const id = useId();
  const unsaved = useUnsaved(text);
  const value = unsaved?.text ?? text.target;
  const change = { language: text.language, id: text.id, text: value, before: text.target };
  const problems = useCheck(change, value !== '');
  const { category } = splitPlural(text.id);
  const length = textLength(value, text.language);
  return (
    <div css={stack}>
      <div css={row}>
        <label htmlFor={id}>
          <b>{language.name}</b>
          {category && `, ${category}: for ${pluralNumbers(language.code, category)}`}
        </label>
        <StateMark state={text.state} />
      </div>
      <textarea
        id={id}
        lang={language.htmlLang}
        dir={language.dir}
        spellCheck
        value={value}
        aria-describedby={`${id}-length ${id}-problems`}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        onChange={({ target }) => {
          const before = unsaved?.before ?? text.target;
          setUnsaved(text.language, text.id, target.value === before ? undefined : { text: target.value, before });
        }}
      />
      <small id={`${id}-length`} css={text.max !== undefined && length > text.max && { color: colours.error }}>
        {length}
        {text.max === undefined ? ' characters' : ` of at most ${text.max} characters`}
      </small>
      <div id={`${id}-problems`} role="status">
        <ul css={list}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>
              <b>{problem.severity === 'error' ? 'Error' : 'Warning'}</b>: {problem.found}. Expected: {problem.expected}
              .{problem.fix && ` ${problem.fix}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const list = css({ display: 'grid', gap: 6, color: colours.error });
