import type { EditableText } from '../../model/editing';
import { Button } from '../Button';
import { ProblemList } from '../ProblemList';
import { row, stack } from './editStyles';
import type { Refusal } from './useSave';

interface SaveRefusalProps {
  refusal: Refusal | undefined;
  lang: string;
  dir: string;
  onForce: () => void;
  /** The text in the file changed: to write over it, or to take it. */
  onKeep: (theirs: EditableText) => void;
  onTake: (theirs: EditableText) => void;
}

/** Why a text was not saved, and what can be done. */
export function SaveRefusal({ refusal, lang, dir, onForce, onKeep, onTake }: SaveRefusalProps) {
  return (
    <div role="alert" css={stack}>
      {refusal?.result === 'refused' && (
        <>
          <p>
            <b>Not saved: the checks found a mistake.</b>
          </p>
          <ProblemList problems={refusal.problems} onForce={refusal.canForce ? onForce : undefined} />
        </>
      )}
      {refusal?.result === 'changed' && (
        <>
          <p>
            <b>Not saved: the file has another text since you began.</b> It is now:
          </p>
          <blockquote lang={lang} dir={dir}>
            {refusal.text.text || 'no text'}
          </blockquote>
          <p css={row}>
            <Button onClick={() => onKeep(refusal.text)}>Save mine</Button>
            <Button onClick={() => onTake(refusal.text)}>Take theirs</Button>
          </p>
        </>
      )}
    </div>
  );
}
