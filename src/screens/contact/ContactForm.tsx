import { useRef } from 'react';
import { ContactFormFields } from './ContactFormFields';
import { useContactForm } from './useContactForm';
import { usePrefilledMessage } from './usePrefilledMessage';

/** The demo request form. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const state = useContactForm(form);
  usePrefilledMessage(form);
  return <ContactFormFields ref={form} {...state} />;
}
