import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ContactTopic } from '../../brand';
import { buttonSecondary } from '../../ui/button';
import { ContactFormFields } from './ContactFormFields';
import { NextSteps } from './NextSteps';
import { useContactForm } from './useContactForm';
import { usePrefilledMessage } from './useContactTopic';

interface ContactFormProps {
  /** The page's query. */
  search: string;
  topic: ContactTopic | undefined;
}

/** The contact form; after a message was sent, the confirmation is in its place until the next one. */
export function ContactForm({ search, topic }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { startAgain, ...state } = useContactForm(form);
  usePrefilledMessage(form, search);
  // Another topic is another message.
  useEffect(startAgain, [search, startAgain]);
  const writeAnother = () => {
    flushSync(startAgain);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {state.state === 'sent' && <SentConfirmation onAnother={writeAnother} />}
      <ContactFormFields formRef={form} topic={topic} {...state} />
    </>
  );
}

/** Says that the message was sent and what happens next; it takes the focus. */
function SentConfirmation({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="contact-sent" css={confirmation}>
      <h2 id="contact-sent">{t('toast.success.title')}</h2>
      <p>{t('toast.success.text')}</p>
      <NextSteps />
      <button type="button" css={[buttonSecondary, another]} onClick={onAnother}>
        {t('sent.another')}
      </button>
    </section>
  );
}

const confirmation = css({
  display: 'grid',
  gap: 12,
  padding: 'var(--space-lg)',
  background: 'var(--fern-100)',
  border: '1px solid var(--fern)',
  borderRadius: 'var(--radius-xl)',
  '& h2': { fontSize: 'var(--text-h3)' },
});

const another = css({ justifySelf: 'start', marginBlockStart: 8 });
