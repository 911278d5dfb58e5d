import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnglishPage } from '../../model/editing';
import type { Problem } from '../../model/problem';
import { Button } from '../Button';
import { ProblemList } from '../ProblemList';
import { stack } from './editStyles';
import { changePage, pause } from './requests';

/** The whole MDX file of a page, with what the checks say of it. */
export function FileField({ page, onSave }: { page: EnglishPage; onSave: (text: string) => void }) {
  const [text, setText] = useState(page.text);
  const problems = useFileCheck(page, text);
  return (
    <details>
      <summary>Whole file</summary>
      <div css={stack}>
        <textarea
          aria-label={`Whole file ${page.file}`}
          lang="en-GB"
          dir="ltr"
          css={{ fontFamily: 'ui-monospace, monospace' }}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div role="status">
          <ProblemList problems={problems} />
        </div>
        <p>
          <Button disabled={text === page.text} onClick={() => onSave(text)}>
            Save the file
          </Button>
        </p>
      </div>
    </details>
  );
}

/** What the checks say of a changed file, once nothing was typed for 500 ms. */
function useFileCheck({ path, text: before }: EnglishPage, text: string): readonly Problem[] {
  const { data = [] } = useQuery({
    queryKey: ['check', path, before, text],
    queryFn: async ({ signal }) => {
      await pause(500, signal);
      const answer = await changePage({ path, before, change: { action: 'write', text }, onlyCheck: true });
      return answer.result === 'refused' ? answer.problems : [];
    },
    enabled: text !== before,
    placeholderData: keepPreviousData,
  });
  return text === before ? [] : data;
}
