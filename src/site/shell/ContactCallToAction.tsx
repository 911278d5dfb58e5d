import type { ContactTopic } from '../contactTopics';
import { buttonAccent } from '../ui/button';
import { CallToActionBand } from '../ui/CallToActionBand';
import { ContactLink } from './ContactLink';

interface ContactCallToActionProps {
  id: string;
  topic?: ContactTopic;
  title: string;
  text: string;
  button: string;
}

/** A call to action at the end of a page, which links to the contact page. */
export function ContactCallToAction({ id, topic = 'question', title, text, button }: ContactCallToActionProps) {
  return (
    <CallToActionBand
      id={id}
      title={title}
      action={
        <ContactLink topic={topic} css={buttonAccent}>
          {button}
        </ContactLink>
      }
    >
      {text}
    </CallToActionBand>
  );
}
