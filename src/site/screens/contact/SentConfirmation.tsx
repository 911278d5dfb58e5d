import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFields } from '../../../../supabase/functions/_shared/form';
import { contactTopics, type ContactTopic } from '../../contactTopics';
import { buttonSecondary } from '../../ui/button';
import { Button, H2 } from '../../ui/elements';
import { Steps } from './Steps';

/** What was sent, by the names of the fields. */
export type SentValues = Pick<FormData, 'get'>;

interface SentConfirmationProps {
  readonly sent: SentValues;
  readonly topic: ContactTopic | undefined;
  /** Whether the form below has something that was written since. */
  readonly kept: boolean;
  readonly onAnother: () => void;
}

/** Says that the message was sent, what was in it and what happens next; it takes the focus, unless the visitor still writes. */
export function SentConfirmation({ sent, topic, kept, onAnother }: SentConfirmationProps) {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!kept) section.current?.focus();
  }, [kept]);
  const values = contactFields.map((field) => [field, String(sent.get(field) ?? '').trim()] as const);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="contact-sent" css={confirmation}>
      <H2 id="contact-sent">{t('toast.success.title')}</H2>
      <p>{t('toast.success.text')}</p>
      <dl css={list}>
        {values
          .filter(([, value]) => value !== '')
          .map(([field, value]) => (
            <div key={field}>
              <dt>{t(`form.${field}.label`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Steps of={topic && contactTopics[topic].steps === 'answer' ? 'answer' : 'any'} />
      {kept ? (
        <p>{t('sent.kept')}</p>
      ) : (
        <Button type="button" css={[buttonSecondary, another]} onClick={onAnother}>
          {t('sent.another')}
        </Button>
      )}
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

const list = css({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gap: '0 12px', gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)' },
  '& dt': { color: 'var(--ink2)' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const another = css({ justifySelf: 'start', marginBlockStart: 8 });
