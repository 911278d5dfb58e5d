import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editingPaths, type EnglishPage, type PageChange, type PageResult } from '../../texts/editing';
import { Button } from '../Button';
import { ProblemList } from '../ProblemList';
import { BlockList } from './BlockList';
import { stack } from './editStyles';
import { NewPageForm } from './NewPageForm';
import { Panel } from './Panel';
import { queryOf, request } from './requests';
import { useCheck } from './useCheck';

interface StructurePanelProps {
  /** `/features/qms` */
  route: string;
  /** Called when the file is another one than before. */
  onChanged: () => void;
  onClose: () => void;
}

/** The blocks of an English page, which can be added, moved and removed; its whole file; a new page. */
export function StructurePanel({ route, onChanged, onClose }: StructurePanelProps) {
  const client = useQueryClient();
  const query = queryOf<EnglishPage>(editingPaths.page, { page: route });
  const { data: page, error: unread } = useQuery(query);
  const {
    mutate: save,
    data: answer,
    error: unsaved,
    isPending,
    variables,
  } = useMutation({
    mutationFn: (change: Pick<PageChange, 'before' | 'change' | 'despiteErrors'>) =>
      request<PageResult>(editingPaths.page, { body: { path: route, ...change } satisfies PageChange }),
    onSuccess: (result) => {
      if (result.result === 'refused') return;
      client.setQueryData(query.queryKey, result.page);
      onChanged();
    },
  });
  const error = unread ?? unsaved;
  return (
    <Panel
      title={
        <>
          Structure of <code>{page?.file ?? route}</code>
          {page?.isDraft && ' (a draft)'}
        </>
      }
      onClose={onClose}
    >
      <p role="status">
        {error?.message}
        {isPending && 'Saving …'}
        {answer && results[answer.result]}
      </p>
      {answer?.result === 'refused' && (
        <div role="alert" css={stack}>
          <ProblemList
            problems={answer.problems}
            onForce={answer.canForce && variables ? () => save({ ...variables, despiteErrors: true }) : undefined}
          />
        </div>
      )}
      {page && (
        <>
          <BlockList blocks={page.blocks} onChange={(change) => save({ before: page.text, change })} />
          <FileField
            key={page.text}
            page={page}
            onSave={(text) => save({ before: page.text, change: { action: 'write', text } })}
          />
        </>
      )}
      <NewPageForm />
    </Panel>
  );
}

const results: Readonly<Record<PageResult['result'], string>> = {
  saved: 'Saved.',
  changed: 'Not saved: the file was changed meanwhile. It is shown as it is now.',
  refused: 'Not saved: the checks found a mistake.',
};

/** The whole MDX file of a page, with what the checks say of it. */
function FileField({ page, onSave }: { page: EnglishPage; onSave: (text: string) => void }) {
  const [text, setText] = useState(page.text);
  const isChanged = text !== page.text;
  const { path, text: before } = page;
  const problems = useCheck(editingPaths.page, { path, before, change: { action: 'write', text } }, isChanged);
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
          <Button disabled={!isChanged} onClick={() => onSave(text)}>
            Save the file
          </Button>
        </p>
      </div>
    </details>
  );
}
