import type { ContactTopic } from '../contactTopics';
import { buttonAccent } from '../ui/button';
import { Section } from '../ui/Section';
import { CallToActionCard } from '../ui/CallToActionCard';
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
    <Section labelledBy={id}>
      <CallToActionCard
        id={id}
        title={title}
        text={text}
        actions={
          <ContactLink topic={topic} css={buttonAccent}>
            {button}
          </ContactLink>
        }
      />
    </Section>
  );
}
