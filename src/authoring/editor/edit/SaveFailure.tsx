import type { EditableText } from '../../texts/editing';
import { Button } from '../Button';
import { ProblemList } from '../ProblemList';
import type { PublishedLanguage } from '../../../content/pageContext';
import { row, stack } from './editStyles';
import type { FailedSave } from './useSave';

interface SaveFailureProps {
  failure: FailedSave | undefined;
  language: PublishedLanguage;
  onForce: () => void;
  /** The text in the file changed: to write over it, or to take it. */
  onKeep: (theirs: EditableText) => void;
  onTake: (theirs: EditableText) => void;
}

/** Why a text was not saved, and what can be done. */
export function SaveFailure({ failure, language, onForce, onKeep, onTake }: SaveFailureProps) {
  return (
    <div role="alert" css={stack}>
      {failure?.result === 'refused' && (
        <>
          <p>
            <b>Not saved: the checks found a mistake.</b>
          </p>
          <ProblemList problems={failure.problems} onForce={failure.canForce ? onForce : undefined} />
        </>
      )}
      {failure?.result === 'changed' && (
        <>
          <p>
            <b>Not saved: the file has another text since you began.</b> It is now:
          </p>
          <blockquote lang={language.htmlLang} dir={language.dir}>
            {failure.text.target || 'no text'}
          </blockquote>
          <p css={row}>
            <Button onClick={() => onKeep(failure.text)}>Save mine</Button>
            <Button onClick={() => onTake(failure.text)}>Take theirs</Button>
          </p>
        </>
      )}
    </div>
  );
}
