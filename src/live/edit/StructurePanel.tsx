import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { EnglishPage, PageChange, PageResult, SavedData } from '../../model/editing';
import { Button } from '../Button';
import { ProblemItem } from '../ProblemItem';
import { BlockList } from './BlockList';
import { row, stack } from './editStyles';
import { FileField } from './FileField';
import { NewPageForm } from './NewPageForm';
import { changePage, getPage } from './requests';

interface StructurePanelProps {
  /** `/features/qms` */
  route: string;
  /** Called with what the page shows from now on, if it was saved. */
  onChanged: (shown?: SavedData) => void;
  onClose: () => void;
}

/** The blocks of an English page, which can be added, moved and removed; its whole file; a new page. */
export function StructurePanel({ route, onChanged, onClose }: StructurePanelProps) {
  const heading = useId();
  const [page, setPage] = useState<EnglishPage>();
  const [status, setStatus] = useState('');
  const [refused, setRefused] = useState<{
    answer: PageResult & { result: 'refused' };
    change: PageChange['change'];
  }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    getPage(route).then(setPage, (reason: unknown) => setStatus(String(reason)));
  }, [route]);
  const change = async (wanted: PageChange['change'], despiteErrors?: true) => {
    if (!page) return;
    setRefused(undefined);
    setStatus('Saving …');
    try {
      const answer = await changePage({ path: route, before: page.text, change: wanted, despiteErrors });
      if (answer.result === 'refused') {
        setRefused({ answer, change: wanted });
        return setStatus('Not saved: the checks found a mistake.');
      }
      setPage(answer.page);
      setStatus(
        answer.result === 'saved' ? 'Saved.' : 'Not saved: the file was changed meanwhile. It is shown as it is now.',
      );
      onChanged(answer.result === 'saved' ? answer.shown : undefined);
    } catch (reason) {
      setStatus(String(reason));
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from everything in it.
    <section
      aria-labelledby={heading}
      css={panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div css={[row, { justifyContent: 'space-between' }]}>
        <h2 id={heading} ref={title} tabIndex={-1}>
          Structure of <code>{page?.file ?? route}</code>
          {page?.isDraft && ' (a draft)'}
        </h2>
        <Button onClick={onClose}>Close</Button>
      </div>
      <p role="status">{status}</p>
      {refused && (
        <div role="alert" css={stack}>
          <ul css={stack}>
            {refused.answer.problems.map((problem) => (
              <ProblemItem key={JSON.stringify(problem)} {...problem} />
            ))}
          </ul>
          {refused.answer.canForce && (
            <p>
              <Button onClick={() => void change(refused.change, true)}>Save in spite of the errors</Button>
            </p>
          )}
        </div>
      )}
      {page && (
        <>
          <BlockList blocks={page.blocks} onChange={(wanted) => void change(wanted)} />
          <FileField key={page.text} page={page} onSave={(text) => void change({ action: 'write', text })} />
        </>
      )}
      <NewPageForm />
    </section>
  );
}

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, padding: 14 });
