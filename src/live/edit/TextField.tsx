import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, type Ref } from 'react';
import { editingPaths, type EditableText, type TextChange } from '../../model/editing';
import type { Problem } from '../../model/problem';
import { pluralNumbers, splitPlural } from '../../model/plurals';
import { colours, row, stack } from './editStyles';
import type { EditedLanguage } from './editedLanguage';
import { pause, request } from './requests';
import { StateMark } from './StateMark';

interface TextFieldProps {
  text: EditableText;
  language: EditedLanguage;
  /** What is in the field. */
  value: string;
  onChange: (value: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** The field of one text, with its length and what the checks say of it. */
export function TextField({ text, language, value, onChange, fieldRef }: TextFieldProps) {
  const id = useId();
  const problems = useCheck(text, value);
  const { category } = splitPlural(text.id);
  const length = [...value].length;
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
        ref={fieldRef}
        id={id}
        lang={language.htmlLang}
        dir={language.dir}
        spellCheck
        value={value}
        aria-describedby={`${id}-length ${id}-problems`}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        onChange={(event) => onChange(event.target.value)}
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

/** What the checks say of the value, once nothing was typed for 300 ms. */
function useCheck({ language, id, text: before }: EditableText, value: string): readonly Problem[] {
  const change: TextChange = { language, id, text: value, before };
  const { data = [] } = useQuery({
    queryKey: ['check', change],
    queryFn: async ({ signal }) => {
      await pause(300, signal);
      return request<readonly Problem[]>(editingPaths.check, { body: change, signal });
    },
    enabled: value !== '',
    placeholderData: keepPreviousData,
  });
  return value === '' ? [] : data;
}

const list = css({ display: 'grid', gap: 6, color: colours.error, overflowWrap: 'anywhere' });
