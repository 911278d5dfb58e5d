import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NextSteps } from './NextSteps';

/** Says that the message was sent and what happens next, until the next message; it takes the focus. */
export function SentConfirmation() {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="contact-sent" css={box}>
      <h2 id="contact-sent">{t('toast.success.title')}</h2>
      <p>{t('toast.success.text')}</p>
      <NextSteps />
    </section>
  );
}

const box = css({
  display: 'grid',
  gap: 12,
  padding: 'clamp(22px, 3.4vw, 40px)',
  background: 'var(--fern-100)',
  border: '1px solid var(--fern)',
  borderRadius: 'var(--radius-xl)',
  '& h2': { fontSize: 'var(--text-h3)' },
});
