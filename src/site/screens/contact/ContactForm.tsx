import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '../../brand';
import { ContactFormFields } from './ContactFormFields';
import { SentConfirmation, type SentValues } from './SentConfirmation';
import { useCarried } from './useCarried';
import { useContactForm } from './useContactForm';
import { withCarried } from './withCarried';

interface ContactFormProps {
  /** The page's query. */
  search: string;
  topic: ContactTopic | undefined;
  /** Is told whether the confirmation is shown. */
  onSent: (isSent: boolean) => void;
}

/** The contact form; after a message was sent, the confirmation is in its place until the next one. */
export function ContactForm({ search, topic, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const { startAgain, ...contactForm } = useContactForm(form);
  const { state } = contactForm;
  const { carried, remove } = useCarried(search, topic);
  const [sent, setSent] = useState<SentValues>();
  const isSent = state.name === 'sent';
  // Before the confirmation gets the focus, and scrolls to it.
  useLayoutEffect(() => onSent(isSent), [isSent, onSent]);
  // Another topic is another message.
  useEffect(startAgain, [search, startAgain]);
  // The event of every way to send: what goes along is part of the message, and the box has only what was typed.
  useEffect(() => {
    const element = form.current;
    const addCarried = ({ formData }: FormDataEvent) => {
      formData.set('message', withCarried(carried, t('prefill.ask'), String(formData.get('message') ?? '')));
      setSent(formData);
    };
    element?.addEventListener('formdata', addCarried);
    return () => element?.removeEventListener('formdata', addCarried);
  }, [carried, t]);
  const removeLine = (text: string) => {
    flushSync(() => remove(text));
    // The button that had the focus is gone.
    form.current?.querySelector<HTMLElement>('[data-carried] :is(button, summary), textarea')?.focus();
  };
  const writeAnother = () => {
    remove();
    flushSync(startAgain);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div css={place}>
      {state.name === 'sent' && sent && (
        <SentConfirmation sent={sent} topic={topic} kept={state.kept} onAnother={writeAnother} />
      )}
      <ContactFormFields formRef={form} topic={topic} carried={carried} onRemove={removeLine} {...contactForm} />
    </div>
  );
}

const place = css({ display: 'grid' });
