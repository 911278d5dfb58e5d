import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '../../contactTopics';
import { ContactFormFields } from './ContactFormFields';
import { SentConfirmation, type SentValues } from './SentConfirmation';
import { removeCarried, useCarried, withCarried, type Carried, type Named } from './useCarried';
import { useContactForm } from './useContactForm';

interface ContactFormProps {
  /** The page's query. */
  search: string;
  topic: ContactTopic | undefined;
  named: Named;
  /** Is told whether the confirmation is shown. */
  onSent: (isSent: boolean) => void;
}

/** The contact form; after a message was sent, the confirmation is in its place until the next one. */
export function ContactForm({ search, topic, named, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const { startAgain, ...contactForm } = useContactForm(form);
  const { state } = contactForm;
  const carried = useCarried(search, topic, named);
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
  const removeLine = (line: Carried) => {
    flushSync(() => removeCarried([line]));
    // The button that had the focus is gone.
    form.current?.querySelector<HTMLElement>('[data-carried] :is(button, summary), textarea')?.focus();
  };
  const writeAnother = () => {
    removeCarried(carried);
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
