import type { ReactNode } from 'react';
import type { ContactTopic } from '../contactTopics';
import { buttonAccent } from '../ui/button';
import { CallToActionBand } from '../ui/CallToActionBand';
import { ContactLink } from './ContactLink';

interface ContactCallToActionProps {
  id: string;
  topic?: ContactTopic;
  subject?: string;
  title: ReactNode;
  text: ReactNode;
  button: ReactNode;
}

/** A call to action at the end of a page, which links to the contact page. */
export function ContactCallToAction({ topic = 'question', subject, text, button, ...band }: ContactCallToActionProps) {
  return (
    <CallToActionBand
      {...band}
      action={
        <ContactLink topic={topic} subject={subject} css={buttonAccent}>
          {button}
        </ContactLink>
      }
    >
      {text}
    </CallToActionBand>
  );
}
