import { useRef } from 'react';
import { ContactFormFields } from './ContactFormFields';
import { useContactForm } from './useContactForm';
import { usePrefilledMessage } from './usePrefilledMessage';

/**
 * The demo request form (specification, sections 2, 4 and 5). Without scripts it is sent natively; with them the
 * messages are ours, in the page's language.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const state = useContactForm(form);
  usePrefilledMessage(form);
  return <ContactFormFields ref={form} {...state} />;
}
