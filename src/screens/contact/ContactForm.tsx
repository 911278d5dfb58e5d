import { css } from '@emotion/react';
import { useRef } from 'react';
import { ContactFormFields } from './ContactFormFields';
import { SentConfirmation } from './SentConfirmation';
import { useContactForm } from './useContactForm';
import { useContactTopic } from './useContactTopic';

/** The contact form for a page's query; after a message was sent, the confirmation is above it. */
export function ContactForm({ search }: { search: string }) {
  const form = useRef<HTMLFormElement>(null);
  const state = useContactForm(form);
  const topic = useContactTopic(form, search);
  return (
    <div css={column}>
      {state.state === 'sent' && <SentConfirmation />}
      <ContactFormFields formRef={form} topic={topic} {...state} />
    </div>
  );
}

const column = css({ display: 'grid', gap: 20 });
