import { Checkbox } from '../../ui/Checkbox';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { askFormId } from './AskTicked.island';

interface AskBoxProps {
  /** What is asked, in `?ask=` of the contact page. */
  id: string;
  label: string;
  /** What it is about, where that is beside it. */
  about?: string;
}

/** A tick for what the contact form is to ask. */
export function AskBox({ id, label, about }: AskBoxProps) {
  return (
    <Checkbox
      id={`ask-${id}`}
      name="ask"
      value={id}
      form={askFormId}
      label={
        <>
          {label}
          {about && <span css={visuallyHidden}>: {about}</span>}
        </>
      }
    />
  );
}
