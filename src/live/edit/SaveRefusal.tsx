import type { EditableText } from '../../model/editing';
import { Button } from '../Button';
import { ProblemList } from '../ProblemList';
import type { PublishedLanguage } from '../../i18n/usePage';
import { row, stack } from './editStyles';
import type { Refusal } from './useSave';

interface SaveRefusalProps {
  refusal: Refusal | undefined;
  language: PublishedLanguage;
  onForce: () => void;
  /** The text in the file changed: to write over it, or to take it. */
  onKeep: (theirs: EditableText) => void;
  onTake: (theirs: EditableText) => void;
}

/** Why a text was not saved, and what can be done. */
export function SaveRefusal({ refusal, language, onForce, onKeep, onTake }: SaveRefusalProps) {
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
          <blockquote lang={language.htmlLang} dir={language.dir}>
            {refusal.text.target || 'no text'}
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
