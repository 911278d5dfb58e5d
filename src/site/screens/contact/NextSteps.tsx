import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { contactTopics, type ContactTopic } from '../../contactTopics';

/** What happens after a message was sent: three steps to a trial or a demo, or the answer to a question. */
export function NextSteps({ topic }: { topic?: ContactTopic | undefined }) {
  const { t } = useTranslation('contact');
  const steps = topic && contactTopics[topic].steps === 'answer' ? ([1] as const) : ([1, 2, 3] as const);
  return (
    <>
      <p css={title}>{t('next.title')}</p>
      <ol css={list} role={steps.length === 1 ? 'list' : undefined}>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

const title = css({ fontWeight: 640 });
const list = css({ display: 'grid', gap: 6, paddingInlineStart: 22 });
