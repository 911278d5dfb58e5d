import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFormFields } from './ContactFormFields';
import { NextSteps } from './NextSteps';
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

/** Says that the message was sent and what happens next, until the next message; it takes the focus. */
function SentConfirmation() {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="contact-sent" css={confirmation}>
      <h2 id="contact-sent">{t('toast.success.title')}</h2>
      <p>{t('toast.success.text')}</p>
      <NextSteps />
    </section>
  );
}

const column = css({ display: 'grid', gap: 20 });

const confirmation = css({
  display: 'grid',
  gap: 12,
  padding: 'var(--space-lg)',
  background: 'var(--fern-100)',
  border: '1px solid var(--fern)',
  borderRadius: 'var(--radius-xl)',
  '& h2': { fontSize: 'var(--text-h3)' },
});
