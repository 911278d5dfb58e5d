import { useEffect, useState, type ComponentProps } from 'react';
import { editingPaths, type EnglishPage, type PageChange, type SavedData } from '../../model/editing';
import { ProblemList } from '../ProblemList';
import { BlockList } from './BlockList';
import { stack } from './editStyles';
import { FileField } from './FileField';
import { NewPageForm } from './NewPageForm';
import { Panel } from './Panel';
import { changePage, request } from './requests';

interface StructurePanelProps {
  /** `/features/qms` */
  route: string;
  /** Called with what the page shows from now on, if it was saved. */
  onChanged: (shown?: SavedData) => void;
  onClose: () => void;
}

/** The blocks of an English page, which can be added, moved and removed; its whole file; a new page. */
export function StructurePanel({ route, onChanged, onClose }: StructurePanelProps) {
  const [page, setPage] = useState<EnglishPage>();
  const [status, setStatus] = useState('');
  const [refused, setRefused] = useState<ComponentProps<typeof ProblemList>>();
  useEffect(() => {
    const path = `${editingPaths.page}?${new URLSearchParams({ page: route })}`;
    request<EnglishPage>(path).then(setPage, (reason: unknown) => setStatus(String(reason)));
  }, [route]);
  const change = async (wanted: PageChange['change'], despiteErrors?: true) => {
    if (!page) return;
    setRefused(undefined);
    setStatus('Saving …');
    try {
      const answer = await changePage({ path: route, before: page.text, change: wanted, despiteErrors });
      if (answer.result === 'refused') {
        const { problems, canForce } = answer;
        setRefused({ problems, onForce: canForce ? () => void change(wanted, true) : undefined });
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
    <Panel
      title={
        <>
          Structure of <code>{page?.file ?? route}</code>
          {page?.isDraft && ' (a draft)'}
        </>
      }
      onClose={onClose}
    >
      <p role="status">{status}</p>
      {refused && (
        <div role="alert" css={stack}>
          <ProblemList {...refused} />
        </div>
      )}
      {page && (
        <>
          <BlockList blocks={page.blocks} onChange={(wanted) => void change(wanted)} />
          <FileField key={page.text} page={page} onSave={(text) => void change({ action: 'write', text })} />
        </>
      )}
      <NewPageForm />
    </Panel>
  );
}
